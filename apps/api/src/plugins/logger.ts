import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { makeFolder } from '../data-dir.ts';
import { getErrorCode, OperatorError } from '../operator-error.ts';
import { LogStream } from './log-stream.ts';

/** Fields that must never be logged, at every level where they could occur. */
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

/** JSON lines, one an event, to the file or the standard output of the settings. */
export function createLogger({ level, file }: Config['log']): Logger {
  return createStreamLogger(openLog(file), level);
}

/** The same log to any stream. */
export function createStreamLogger(stream: DestinationStream, level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED, censor: '[hidden]' },
      serializers: { err: describeError },
      hooks: {
        logMethod(args, method) {
          const [fields] = args;
          // A line without a message would repeat that of the error.
          if (args.length === 1 && typeof fields === 'object') method.call(this, fields, 'error');
          else method.apply(this, args);
        },
      },
    },
    stream,
  );
}

/**
 * Logs one line for each response, with the route, because the URL may contain an account number.
 * Internal requests are not logged.
 */
export function registerRequestLog(app: FastifyInstance, log: Logger): void {
  // Searching for secrets is most of the cost of a log line, and these fields cannot contain any.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.internalRequest) lines.info(toLine(request, reply), 'request');
    done();
  });
}

function toLine(request: FastifyRequest, reply: FastifyReply): object {
  return {
    requestId: request.id,
    ...(request.trace && { traceId: request.trace.traceId, spanId: request.trace.spanId }),
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    address: request.ip,
  };
}

/** Other properties of an error (a constraint's detail, a query's parameters) may contain members' data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { thrown: typeof error };
  const code = getErrorCode(error);
  // Fastify quotes the URL, which may contain an account number, in the message and so in the stack.
  if (code.startsWith('FST_')) return { type: error.name, code };
  return {
    type: error.name,
    message: error.message,
    code: code || undefined,
    stack: error.stack,
  };
}

/** The stream of log lines to a file or, with null, to standard output. */
export function openLog(file: string | null): DestinationStream {
  try {
    if (file !== null) makeFolder(path.dirname(file));
    return new LogStream({ file, maxBytes: FILE_MAX_BYTES, now: () => new Date() });
  } catch (error) {
    throw new OperatorError({
      th: `เขียน log ${file} ไม่ได้ (${getErrorCode(error)}) ดู LOG_FILE และ DATA_DIR`,
      en: `The log ${file} cannot be written (${getErrorCode(error)}): see LOG_FILE and DATA_DIR.`,
    });
  }
}
