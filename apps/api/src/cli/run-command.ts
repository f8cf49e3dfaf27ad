import { findNearestName } from '../nearest-name.ts';
import { getErrorCode, getErrorMessage, isDiskFull, OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { type Language, takeLanguage } from '../language.ts';
import { toTerminalLine } from '../terminal-text.ts';
import { RUNNER_WORDS } from './runner-words.ts';
import { listActions, listOptions } from './usage-names.ts';

/** The exit codes: success, failure, wrong usage. */
const DONE = 0;
const FAILED = 1;
const USAGE_ERROR = 2;

const HELP_OPTIONS = ['--help', '-h'];
/** Commands and actions have short names, and are few. */
const SHORTEST_NAME = 3;

/**
 * Finds the command named first in `args`, runs it and returns the exit
 * code. Errors are sentences on `stderr`.
 */
export async function runCommand(
  commands: readonly Command[],
  args: string[],
  io: CommandIo,
): Promise<number> {
  try {
    const { language, rest } = takeLanguage(args, io.env);
    return await runInLanguage(language, commands, rest, io);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return USAGE_ERROR;
  }
}

async function runInLanguage(
  language: Language,
  commands: readonly Command[],
  [name, ...rest]: string[],
  io: CommandIo,
): Promise<number> {
  const words = RUNNER_WORDS[language];
  const isHelp = name === undefined || name === 'help' || HELP_OPTIONS.includes(name);
  const requested = isHelp ? rest[0] : name;
  if (requested === undefined) return listCommands(commands, language, io);
  const command = commands.find((candidate) => candidate.name === requested);
  if (!command) {
    const names = commands.map((candidate) => candidate.name);
    return refuse(io, [words.noCommand(requested), suggest(language, requested, names), words.typeHelp('')]);
  }
  if (isHelp || rest.some((arg) => HELP_OPTIONS.includes(arg))) {
    io.stdout.write(
      `${command.summary[language]}\n\n  npm run portal -- ${command.name} ${command.usage[language]}\n`,
    );
    return DONE;
  }
  const [action = ''] = rest;
  const actions = listActions(command);
  const meant = actions.includes(action) ? '' : suggest(language, action, actions);
  if (meant !== '') {
    return refuse(io, [words.noAction(command.name, action), meant, words.typeHelp(command.name)]);
  }
  try {
    return await command.run(rest, io, language);
  } catch (error) {
    return explain(error, command, language, io);
  }
}

function listCommands(commands: readonly Command[], language: Language, { stdout }: CommandIo): number {
  const { usage, moreAboutOne } = RUNNER_WORDS[language];
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary[language]}`);
  stdout.write(`${usage}\n\n${lines.join('\n')}\n\n${moreAboutOne}\n`);
  return DONE;
}

function suggest(language: Language, given: string, names: readonly string[]): string {
  const nearest = findNearestName(given, names, SHORTEST_NAME);
  return nearest === null ? '' : RUNNER_WORDS[language].nearest(nearest);
}

function refuse({ stderr }: CommandIo, [first, ...others]: string[]): number {
  const sentences = toTerminalLine([first, ...others.slice(0, -1)].filter((words) => words !== '').join(' '));
  stderr.write(`${sentences}\n${others.at(-1) ?? ''}\n`);
  return USAGE_ERROR;
}

function explain(error: unknown, command: Command, language: Language, io: CommandIo): number {
  if (error instanceof OperatorError) return fail(error.getMessage(language), io);
  const code = getErrorCode(error);
  if (code.startsWith('ERR_PARSE_ARGS')) {
    return refuse(io, explainArguments(code, getErrorMessage(error), command, language));
  }
  if (isDiskFull(error)) return fail(RUNNER_WORDS[language].diskFull, io);
  return fail(error instanceof Error ? (error.stack ?? error.message) : String(error), io);
}

/** The message may quote a file, the books or another program. */
function fail(message: string, { stderr }: CommandIo): number {
  const lines = message.split('\n').map((line) => toTerminalLine(line));
  stderr.write(`${lines.join('\n')}\n`);
  return FAILED;
}

/** `parseArgs` explains in English only, and quotes what was typed first. */
function explainArguments(code: string, message: string, command: Command, language: Language): string[] {
  const words = RUNNER_WORDS[language];
  const typed = /'(?:-\w, )?([^\s']+)/.exec(message)?.[1] ?? '';
  const help = words.typeHelp(command.name);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return [words.noOption(typed), suggest(language, typed, listOptions(command.usage.en)), help];
  }
  const explained = code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' ? words.notExpected : words.wrongValue;
  return [explained(typed), help];
}
