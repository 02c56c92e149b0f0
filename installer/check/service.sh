# What a user does with the service of mille-host. Each line says what was done, and what is so then.
cd || exit 1
folder="$HOME/.config/mille"
mkdir -p "$folder"
dbus-daemon --session --address="$DBUS_SESSION_BUS_ADDRESS" --fork
/lib/systemd/systemd --user >/dev/null 2>&1 &

# Wait, for so many half seconds at most, until a command succeeds.
wait_for() {
    left=$1
    shift
    until "$@"; do
        left=$((left - 1))
        [ "$left" -gt 0 ] || return 1
        sleep 0.5
    done
}
value() { systemctl --user show --value --property "$1" mille-host; }
is() { [ "$(value "$1")" = "$2" ]; }
# Nobody else listens in this network.
opened() { grep -q ' 0A ' /proc/net/tcp /proc/net/tcp6; }
tell() {
    what=$1
    shift
    said=""
    for property in "$@"; do said="$said $(value "$property")"; done
    echo "$what:$said"
}

wait_for 20 systemctl --user --quiet is-active default.target || exit 3
# Newer ones also say that there is no bus of the system here, which is not about the service.
systemd-analyze --user verify --man=no /usr/lib/systemd/user/mille-host.service 2>&1 |
    sed -n '/mille-host/s/^/complaint: /p'

systemctl --user start mille-host
tell "without a file" ActiveState ConditionResult

cp /usr/share/doc/mille/examples/host.ini "$folder/host.ini"
systemctl --user --quiet enable --now mille-host
wait_for 40 opened
tell "with the example" ActiveState UnitFileState

systemctl --user kill --signal KILL mille-host
wait_for 60 is NRestarts 1
wait_for 40 opened
tell "killed" ActiveState NRestarts

systemctl --user stop mille-host
tell "stopped" ActiveState ExecMainStatus

printf '[host]\nseats = 5\n' >"$folder/host.ini"
systemctl --user start mille-host
wait_for 20 is ActiveState failed
tell "with a wrong file" ActiveState ExecMainStatus NRestarts
