# Run as root, in namespaces of its own: gives a user of a clean system a systemd of their own, as a
# log-in does, and runs a script there as that user.
#
#     under_systemd.sh SYSTEM USER SCRIPT GROUP...
#
# Each GROUP is a new folder among the groups of processes.
set -eu
root=$1 user=$2 script=$3
shift 3
number=$(chroot "$root" id -u "$user")

mount -t proc proc "$root/proc"
mount --rbind /sys "$root/sys"
mount -t tmpfs tmpfs "$root/run"
# As on a system that systemd has started; else it does not serve users.
mkdir -p "$root/run/systemd/system" "$root/run/systemd/journal" "$root/run/user/$number"
chown "$number:$number" "$root/run/user/$number"
chmod 700 "$root/run/user/$number"
mkdir -p "$root/var/log/journal"
chroot "$root" systemd-machine-id-setup >&2
chroot "$root" /lib/systemd/systemd-journald &

for group in "$@"; do
    mkdir "$group"
    chown -R "$number:$number" "$group"
    echo 0 >"$group/cgroup.procs"
done

cp "$script" "$root/run/script.sh"
status=0
chroot --userspec="$user:$user" "$root" env --ignore-environment \
    HOME="/home/$user" USER="$user" PATH=/usr/bin:/bin:/usr/games LANG=C.UTF-8 \
    XDG_RUNTIME_DIR="/run/user/$number" \
    DBUS_SESSION_BUS_ADDRESS="unix:path=/run/user/$number/bus" \
    sh -u /run/script.sh || status=$?

chroot "$root" journalctl --sync
chroot "$root" journalctl --no-pager --output=cat --identifier=mille-host | sed 's/^/journal /'
exit $status
