import { getErrorCode, getErrorMessage, OperatorError } from '../operator-error.ts';

/** The sentence for a database that cannot be used. */
export function explainDatabaseError(error: unknown, isEmbedded: boolean): OperatorError {
  if (error instanceof OperatorError) return error;
  const which = isEmbedded ? 'The embedded database' : 'The database of DATABASE_URL';
  return new OperatorError(`${which} cannot be used: ${describe(error).replace(/\.$/, '')}.`);
}

function describe(error: unknown): string {
  // Node joins the failures of several addresses in one AggregateError without a message.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (getErrorCode(inner) === 'ERR_INVALID_URL') return 'the address is malformed';
  const reason = getErrorMessage(inner);
  return reason.includes('client password must be a string')
    ? 'it asks for a password, and the address has none'
    : reason;
}
