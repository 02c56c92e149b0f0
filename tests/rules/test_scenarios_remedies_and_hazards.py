"""Rules, section 3, tables C and D: remedies and hazards."""

from tests.rules.scenario_cases import scenario
from tests.rules.table_setup import after, side, status, table, verdict, verdicts


@scenario("C1", each="needs-roll")
def test_gasoline_wants_a_roll_after_it(rules):
    return status(after(table(rules, "gasoline", a="roll out-of-gas"), "0 play gasoline"), 0)


@scenario("C2", each="rolling")
def test_a_roll_goes_on_a_remedy(rules):
    return status(after(table(rules, "roll", a="roll out-of-gas gasoline"), "0 play roll"), 0)


@scenario("C3", each="rolling")
def test_one_roll_answers_a_stop(rules):
    return status(after(table(rules, "roll", a="roll stop"), "0 play roll"), 0)


@scenario("C4", each="illegal")
def test_a_roll_mends_no_flat_tire(rules):
    return verdict(table(rules, "roll", a="roll flat-tire"), "0 play roll")


@scenario("C5", each="illegal")
def test_gasoline_mends_no_flat_tire(rules):
    return verdict(table(rules, "gasoline", a="roll flat-tire"), "0 play gasoline")


@scenario("C6", each="illegal")
def test_nothing_is_repaired_without_a_hazard(rules):
    return verdict(table(rules, "repairs", a="roll"), "0 play repairs")


@scenario("C7", each="illegal")
def test_no_roll_goes_on_a_roll(rules):
    return verdict(table(rules, "roll", a="roll"), "0 play roll")


@scenario("C8", each="illegal")
def test_no_roll_is_wasted_under_right_of_way(rules):
    return verdict(table(rules, "roll", a="right-of-way"), "0 play roll")


@scenario("C9", each="rolling")
def test_a_remedy_is_enough_under_right_of_way(rules):
    state = table(rules, "repairs", a="roll accident right-of-way")
    return status(after(state, "0 play repairs"), 0)


@scenario("C10", each="illegal")
def test_no_limit_is_ended_that_does_not_stand(rules):
    return verdict(table(rules, "end-of-limit", a="roll"), "0 play end-of-limit")


@scenario("C11", each=False)
def test_an_end_of_limit_frees(rules):
    state = table(rules, "end-of-limit", a="roll speed-limit")
    return side(after(state, "0 play end-of-limit"), 0).limited


@scenario("C12", each="illegal")
def test_a_cancelled_flat_tire_takes_no_spare_tire(rules):
    state = table(rules, "puncture-proof spare-tire", a="roll flat-tire")
    return verdict(after(state, "0 play puncture-proof"), "0 play spare-tire")


@scenario("C13", both=("needs-roll", "needs-roll"))
def test_either_partner_repairs(rules):
    state = table(rules, "repairs", "25", "repairs", seats=4, a="roll accident")
    by_first = after(state, "0 play repairs")
    by_second = after(state, "0 discard 25", "1 discard 25", "2 play repairs")
    return status(by_first, 0), status(by_second, 0)


@scenario("D1", each="illegal")
def test_who_has_not_started_cannot_be_stopped(rules):
    return verdict(table(rules, "stop"), "0 play stop on 1")


@scenario("D2", each="legal")
def test_who_rolls_can_have_an_accident(rules):
    return verdict(table(rules, "accident", b="roll"), "0 play accident on 1")


@scenario("D3", classic="legal", winning_moves="illegal", bsd="illegal")
def test_a_hazard_on_a_remedy_that_no_roll_followed(rules):
    state = table(rules, "flat-tire", b="roll out-of-gas gasoline")
    return verdict(state, "0 play flat-tire on 1")


@scenario("D4", classic="legal", winning_moves="illegal", bsd="illegal")
def test_a_hazard_on_a_hazard(rules):
    return verdict(table(rules, "flat-tire", b="roll out-of-gas"), "0 play flat-tire on 1")


@scenario("D5", classic="legal", winning_moves="illegal", bsd="illegal")
def test_an_accident_on_an_accident(rules):
    return verdict(table(rules, "accident", b="roll accident"), "0 play accident on 1")


@scenario("D6", classic="legal", winning_moves="illegal", bsd="illegal")
def test_a_stop_on_a_stop(rules):
    return verdict(table(rules, "stop", b="roll stop"), "0 play stop on 1")


@scenario("D7", each="legal")
def test_right_of_way_alone_can_run_out_of_gas(rules):
    return verdict(table(rules, "out-of-gas", b="right-of-way"), "0 play out-of-gas on 1")


@scenario("D8", each="legal")
def test_right_of_way_on_a_remedy_can_run_out_of_gas(rules):
    state = table(rules, "out-of-gas", b="roll flat-tire spare-tire right-of-way")
    return verdict(state, "0 play out-of-gas on 1")


@scenario("D9", each="illegal")
def test_right_of_way_is_never_stopped(rules):
    return verdict(table(rules, "stop", b="roll right-of-way"), "0 play stop on 1")


@scenario("D10", each="illegal")
def test_right_of_way_is_never_limited(rules):
    state = table(rules, "speed-limit", b="roll right-of-way")
    return verdict(state, "0 play speed-limit on 1")


@scenario("D11", classic="legal", winning_moves="illegal", bsd="illegal")
def test_a_hazard_on_a_hazard_under_right_of_way(rules):
    state = table(rules, "accident", b="roll out-of-gas right-of-way")
    return verdict(state, "0 play accident on 1")


@scenario("D12", each=("illegal", "legal"))
def test_a_safety_protects_from_its_own_hazard_alone(rules):
    state = table(rules, "out-of-gas flat-tire", b="roll extra-tank")
    return verdicts(state, "0 play out-of-gas on 1", "0 play flat-tire on 1")


@scenario("D13", each="legal")
def test_who_has_not_started_can_be_limited(rules):
    return verdict(table(rules, "speed-limit"), "0 play speed-limit on 1")


@scenario("D14", each="illegal")
def test_no_limit_goes_on_a_limit(rules):
    return verdict(table(rules, "speed-limit", b="roll speed-limit"), "0 play speed-limit on 1")


@scenario("D15", each="legal")
def test_a_limit_goes_on_an_end_of_limit(rules):
    state = table(rules, "speed-limit", b="roll speed-limit end-of-limit")
    return verdict(state, "0 play speed-limit on 1")


@scenario("D16", each="legal")
def test_who_has_a_flat_tire_can_be_limited(rules):
    return verdict(table(rules, "speed-limit", b="roll flat-tire"), "0 play speed-limit on 1")


@scenario("D17", each="legal")
def test_who_is_limited_can_be_stopped(rules):
    return verdict(table(rules, "stop", b="roll speed-limit"), "0 play stop on 1")


@scenario("D18", each="legal")
def test_a_limit_near_the_target_is_allowed(rules):
    state = table(rules, "speed-limit", b="roll 6x100 75")
    return verdict(state, "0 play speed-limit on 1")


@scenario("D19", both="illegal")
def test_nobody_stops_the_own_team(rules):
    return verdict(table(rules, "stop", seats=4, a="roll"), "0 play stop on 0")


@scenario("D20", both=("legal", "illegal"))
def test_the_attacked_side_is_looked_at_alone(rules):
    state = table(rules, "stop", seats=3, b="roll")
    return verdicts(state, "0 play stop on 1", "0 play stop on 2")


@scenario("D21", classic="legal", winning_moves="illegal", bsd="legal")
def test_a_flat_tire_behind_a_hazard_that_a_safety_cancelled(rules):
    state = table(rules, "flat-tire", "extra-tank 25", b="roll out-of-gas", turn=1)
    return verdict(after(state, "1 play extra-tank", "1 discard 25"), "0 play flat-tire on 1")


@scenario("D22", classic=("needs-roll", "rolling"))
def test_a_hazard_buried_under_another_is_ignored(rules):
    state = table(rules, "spare-tire roll", "25", a="roll out-of-gas flat-tire")
    mended = after(state, "0 play spare-tire")
    return status(mended, 0), status(after(mended, "1 discard 25", "0 play roll"), 0)
