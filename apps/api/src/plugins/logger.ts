import { openSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { makeFolder } from '../data-dir.ts';
import { getErrorCode, OperatorError } from '../operator-error.ts';

/** Fields that must never reach a log, at the levels where they could stand. */
const SECRETS = [
  'authorization',
  'cookie',
  'mem_password',
  'mem_oldpassword',
  'password',
  'token',
  'id_card',
];
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const FILE_MAX_BYTES = 32 * 1024 * 1024;

/** Lines are written asynchronously, with a bounded buffer. */
const BEHIND = { sync: false, maxLength: 4 * 1024 * 1024 } as const;

/** JSON lines, one an event, to the file or the standard output of the settings. */
export function createLogger({ level, file }: Config['log']): Logger {
  return loggerTo(file === null ? destination({ ...BEHIND, dest: 1 }) : openFile(file), level);
}

/** The same log to any stream. */
export function loggerTo(stream: DestinationStream, level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '[hidden]' },
      serializers: { err: describeError },
    },
    stream,
  );
}

/**
 * Logs one line for each response, with the route, because the URL may hold an account number.
 * Internal requests are not logged.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.internalRequest) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
      },
      'request',
    );
  });
}

/** Other properties of an error (a constraint's detail, a query's parameters) may hold members' data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { thrown: typeof error };
  return {
    type: error.name,
    message: error.message,
    code: getErrorCode(error) || undefined,
    stack: error.stack,
  };
}

function openFile(file: string): DestinationStream {
  try {
    makeFolder(path.dirname(file));
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > FILE_MAX_BYTES) renameSync(file, `${file}.1`);
    return destination({ ...BEHIND, dest: openSync(file, 'a', 0o600) });
  } catch (error) {
    throw new OperatorError(
      `The log ${file} cannot be written (${getErrorCode(error)}): see LOG_FILE and DATA_DIR.`,
    );
  }
}
