import type { Readable, Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../db/client.ts';
import type { Variables } from '../runtime-config.ts';
import type { Bilingual, Language } from '../language.ts';

/** The parts of the process that a command uses; tests replace them. */
export type CommandIo = {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  env: Variables;
};

/** Where an operator reads, and in which language. */
export type Terminal = { io: CommandIo; language: Language };

/** One command of `npm run portal -- <name> …`. */
export type Command = {
  name: string;
  /** One line for the list of commands. */
  summary: Bilingual;
  /**
   * The usage text: arguments and options, on several lines. Actions come first, in lower case; misspelt
   * actions and options are recognised by it.
   */
  usage: Bilingual;
  /**
   * Does the work and returns the exit code.
   * @param args the arguments after the name, for `parseArgs` of `node:util`
   * @param language the language of the operator
   * @throws OperatorError for what the operator can correct
   */
  run: (args: string[], io: CommandIo, language: Language) => Promise<number>;
};

/**
 * Opens the portal's database, migrated and checked, for as long as `work` takes. A server may run at the
 * same time; where none runs, the embedded database is started.
 */
export async function withDatabase<Result>(
  io: CommandIo,
  work: (database: OpenDatabase, config: Config, log: Logger) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(io.env);
  const log = pino({ level: 'silent' });
  const database = await openDatabase(config, { role: 'command', log });
  try {
    return await work(database, config, log);
  } finally {
    await database.close();
  }
}
