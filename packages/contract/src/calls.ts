import type { Call } from './call.ts';
import * as modules from './call-modules.ts';

/** Every call of the wire, by file and name. */
export const calls: readonly Call[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isCall),
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
