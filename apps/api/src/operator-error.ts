/**
 * An error that the operator can correct. Its message is complete, in plain
 * sentences, without a stack and without secrets; `server.ts` and `cli.ts` print it and exit with 1.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The message of anything thrown. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a Node, PostgreSQL or Fastify error, or an empty string. */
export function getErrorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
