import { getErrorCode, OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';

/** The exit codes: done, something went wrong, typed wrongly. */
const DONE = 0;
const FAILED = 1;
const MISTYPED = 2;

/** Finds the command named first in `args`, runs it and gives the exit code. Errors are words on `stderr`. */
export async function runCommand(
  commands: readonly Command[],
  args: string[],
  io: CommandIo,
): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) return help(commands, rest[0], io);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.stderr.write(`There is no command ${name}. Type: npm run portal -- help\n`);
    return MISTYPED;
  }
  if (rest.includes('--help') || rest.includes('-h')) return help(commands, name, io);
  try {
    return await command.run(rest, io);
  } catch (error) {
    return explain(error, command, io);
  }
}

function help(commands: readonly Command[], name: string | undefined, { stdout, stderr }: CommandIo): number {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) {
    stdout.write(`${command.summary}\n\n  npm run portal -- ${command.name} ${command.usage}\n`);
    return DONE;
  }
  if (name !== undefined) {
    stderr.write(`There is no command ${name}.\n`);
    return MISTYPED;
  }
  const width = Math.max(...commands.map((candidate) => candidate.name.length));
  const lines = commands.map((candidate) => `  ${candidate.name.padEnd(width)}  ${candidate.summary}`);
  stdout.write(
    `npm run portal -- COMMAND …\n\n${lines.join('\n')}\n\nMore about one: npm run portal -- help COMMAND\n`,
  );
  return DONE;
}

function explain(error: unknown, { name }: Command, { stderr }: CommandIo): number {
  if (error instanceof OperatorError) {
    stderr.write(`${error.message}\n`);
    return FAILED;
  }
  if (error instanceof Error && getErrorCode(error).startsWith('ERR_PARSE_ARGS')) {
    stderr.write(`${error.message}\nType: npm run portal -- help ${name}\n`);
    return MISTYPED;
  }
  stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return FAILED;
}
