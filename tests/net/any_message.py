"""Strategies for all messages, generated from their types, for property tests."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from mille_net.limits import MAX_INT
from mille_net.messages import Message, NotMoved

NAMES = st.sampled_from(["Ann", "Zoé", "山田 太郎", "🏁 B.", "a" * 24])
#: Fields with texts of people, and those that may be empty.
_WRITTEN = {"name", "names", "text"}
_PATTERNS = {
    r"^[a-z][a-z0-9-]*\Z": st.sampled_from(["normal", "hard", "x-2"]),
    r"^[ -~]*\Z": st.sampled_from(["", "mille 1.0"]),
    r"^[0-9]{6}\Z": st.sampled_from(["000000", "987654"]),
}


def messages(kind: type[Message]) -> st.SearchStrategy[Message]:
    """Return a strategy for messages of a kind."""
    return _object(kind)


def _object(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = {field.encode_name: _values(field.type, field.encode_name) for field in info.fields}
    if kind is NotMoved:
        either = st.booleans()
        return st.tuples(either, st.fixed_dictionaries(fields)).flatmap(_either_reason)
    return st.builds(kind, **fields)


def _either_reason(drawn: tuple[bool, dict[str, Any]]) -> st.SearchStrategy[NotMoved]:
    by_rules, values = drawn
    forms = _values(_field(NotMoved, "refusal"), "refusal").filter(lambda form: form is not None)
    codes = _values(_field(NotMoved, "code"), "code").filter(lambda code: code is not None)
    if by_rules:
        return forms.map(lambda form: NotMoved(**{**values, "refusal": form, "code": None}))
    return codes.map(lambda code: NotMoved(**{**values, "refusal": None, "code": code}))


def _field(kind: type[msgspec.Struct], name: str) -> Any:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return next(field.type for field in info.fields if field.encode_name == name)


def _values(kind: Any, name: str) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            assert kind.ge is not None, name
            most = kind.le if kind.le is not None else kind.lt - 1
            return st.integers(kind.ge, min(most, MAX_INT))
        case inspect.StrType():
            return _texts(kind, name)
        case inspect.BytesType():
            return st.binary(min_size=kind.min_length or 0, max_size=min(kind.max_length, 40))
        case inspect.EnumType():
            return st.sampled_from(list(kind.cls))
        case inspect.VarTupleType():
            least = kind.min_length or 0
            items = _values(kind.item_type, name)
            return st.lists(items, min_size=least, max_size=min(kind.max_length, least + 3)).map(
                tuple
            )
        case inspect.TupleType():
            return st.tuples(*(_values(item, name) for item in kind.item_types))
        case inspect.DictType():
            return st.dictionaries(
                st.sampled_from(["left", "lowest"]), _values(kind.value_type, name)
            )
        case inspect.UnionType():
            return st.one_of(*(_values(item, name) for item in kind.types))
        case inspect.StructType():
            return _object(kind.cls)
    raise AssertionError(f"expected a type with a known range, got {kind!r}")


def _texts(kind: inspect.StrType, name: str) -> st.SearchStrategy[str]:
    if kind.pattern is not None:
        return _PATTERNS[kind.pattern]
    if name in _WRITTEN:
        return NAMES
    assert kind.max_length is not None, name
    return st.text("abc é", min_size=kind.min_length or 0, max_size=min(kind.max_length, 20))


def depth_of(kind: Any) -> int:
    """Return the nesting depth of a type's values: 1 for a plain value."""
    match kind:
        case inspect.VarTupleType():
            return 1 + depth_of(kind.item_type)
        case inspect.TupleType():
            return 1 + max(depth_of(item) for item in kind.item_types)
        case inspect.DictType():
            return 1 + depth_of(kind.value_type)
        case inspect.UnionType():
            return max(depth_of(item) for item in kind.types)
        case inspect.StructType():
            return 1 + max((depth_of(field.type) for field in kind.fields), default=0)
    return 1
