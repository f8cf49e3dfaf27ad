import { fieldsOf } from '../../lib/parse.ts';

/** Why a member stands on a screen of the way in. */
export type EntranceCause =
  /** Registered: now they can sign in. */
  | 'registered'
  /** Set a new password: now they sign in with it. */
  | 'reset'
  /** The cooperative wants a new password before the next sign-in. */
  | 'reset-required'
  /** The proof of who they are is over, or was used. */
  | 'proof-over';

const CAUSES: ReadonlySet<unknown> = new Set<EntranceCause>([
  'registered',
  'reset',
  'reset-required',
  'proof-over',
]);

/** What one screen of the way in tells the next, kept with the location. */
export type Entrance = { cause: EntranceCause | null; membershipNo: string };

/** Navigation state for the next screen of the way in; where the member came from (`from`) goes along. */
export function withEntrance(state: unknown, entrance: Partial<Entrance>): object {
  return { ...keptFrom(state), ...entrance };
}

/** Reads such state; anything else says nothing. */
export function readEntrance(state: unknown): Entrance {
  const { cause, membershipNo } = fieldsOf(state);
  return {
    cause: CAUSES.has(cause) ? (cause as EntranceCause) : null,
    membershipNo: typeof membershipNo === 'string' && /^\d{1,6}$/.test(membershipNo) ? membershipNo : '',
  };
}

function keptFrom(state: unknown): object {
  const { from } = fieldsOf(state);
  return from === undefined ? {} : { from };
}
