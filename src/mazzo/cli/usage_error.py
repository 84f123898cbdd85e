"""Errors of the option parser as sentences in the reader's language."""

from typer import BadParameter, TyperException
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption
from typer.core import TyperArgument, TyperOption

from mazzo.terminal import Console


def usage_error(error: TyperException, console: Console) -> str:
    """The sentence for an error of the parser."""
    match error:
        case NoSuchOption():
            near = ", ".join(sorted(error.possibilities or ())) or "none"
            return console.text("cli-unknown-option", text=error.option_name[:40], near=near, command=_command(error))
        case BadOptionUsage():
            is_switch = "does not take" in error.message
            sentence_id = "cli-option-is-switch" if is_switch else "cli-option-needs-value"
            return console.text(sentence_id, name=error.option_name)
        case MissingParameter():
            name = parameter_name(error.param, console)
            return console.text("cli-missing", name=name, command=_command(error))
        case BadParameter():
            name = parameter_name(error.param, console)
            return console.text("cli-bad-value", name=name, expected=expectation(error.param, console))
    return error.format_message()


def parameter_name(param: object, console: Console) -> str:
    """Name of an option or an argument in messages: "--games", "GIOCO"."""
    if isinstance(param, TyperOption):
        return max(param.opts, key=len)
    if isinstance(param, TyperArgument):
        return metavar(param, console)
    return ""


def metavar(param: TyperArgument | TyperOption, console: Console) -> str:
    """Placeholder of a value in help and errors; the choices themselves if there is a fixed set."""
    choices = param.type_descriptor.choices
    if choices:
        return "|".join(str(choice) for choice in choices)
    return console.text(f"cli-metavar-{param.metavar or 'number'}")


def expectation(param: object, console: Console) -> str:
    """Description of valid values: "a whole number from 1 to 8"."""
    assert isinstance(param, TyperArgument | TyperOption)
    shape = param.type_descriptor
    if shape.choices:
        return ", ".join(str(choice) for choice in shape.choices)
    least, most = shape.parameter_info.min, shape.parameter_info.max
    if least is None or most is None:
        return console.text("cli-expected-number")
    sentence_id = "cli-expected-amount" if shape.annotation is float else "cli-expected-range"
    return console.text(sentence_id, least=int(least), most=int(most))


def _command(error: TyperException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context else "mazzo"
