"""What the option parser complains about, as one sentence in the reader's language."""

from typer import BadParameter, TyperException
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption
from typer.core import TyperArgument, TyperOption

from mazzo.cli.voice import Voice


def complaint(error: TyperException, voice: Voice) -> str:
    """The sentence for one complaint of the parser."""
    match error:
        case NoSuchOption():
            near = ", ".join(sorted(error.possibilities or ())) or "none"
            return voice.tell("cli-unknown-option", text=error.option_name[:40], near=near, command=_command(error))
        case BadOptionUsage():
            is_switch = "does not take" in error.message
            told = "cli-option-is-switch" if is_switch else "cli-option-needs-value"
            return voice.tell(told, name=error.option_name)
        case MissingParameter():
            name = parameter_name(error.param, voice)
            return voice.tell("cli-missing", name=name, command=_command(error))
        case BadParameter():
            name = parameter_name(error.param, voice)
            return voice.tell("cli-bad-value", name=name, expected=expectation(error.param, voice))
    return error.format_message()


def parameter_name(param: object, voice: Voice) -> str:
    """How a person calls an option or an argument: "--games", "GIOCO"."""
    if isinstance(param, TyperOption):
        return max(param.opts, key=len)
    if isinstance(param, TyperArgument):
        return metavar(param, voice)
    return ""


def metavar(param: TyperArgument | TyperOption, voice: Voice) -> str:
    """What stands for a value in help and complaints; the words themselves where one of a few must be chosen."""
    choices = param.type_descriptor.choices
    if choices:
        return "|".join(str(choice) for choice in choices)
    return voice.tell(f"cli-metavar-{param.metavar or 'number'}")


def expectation(param: object, voice: Voice) -> str:
    """What would have been a good value: "a whole number from 1 to 8"."""
    assert isinstance(param, TyperArgument | TyperOption)
    shape = param.type_descriptor
    if shape.choices:
        return ", ".join(str(choice) for choice in shape.choices)
    least, most = shape.parameter_info.min, shape.parameter_info.max
    if least is None or most is None:
        return voice.tell("cli-expected-number")
    told = "cli-expected-amount" if shape.annotation is float else "cli-expected-range"
    return voice.tell(told, least=int(least), most=int(most))


def _command(error: TyperException) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context else "mazzo"
