import { getFields } from '../../lib/parse.ts';

export type SignInReason =
  /** Registered: now they can sign in. */
  | 'registered'
  /** Set a new password: now they sign in with it. */
  | 'reset'
  /** The cooperative wants a new password before the next sign-in. */
  | 'reset-required'
  /** The proof of who they are is over, or was used. */
  | 'proof-over';

const CAUSES: ReadonlySet<unknown> = new Set<SignInReason>([
  'registered',
  'reset',
  'reset-required',
  'proof-over',
]);

/** What one screen of the way in tells the next, kept with the location. */
export type SignInState = { cause: SignInReason | null; membershipNo: string };

/** Navigation state for the next screen of the way in; where the member came from (`from`) goes along. */
export function withSignInState(state: unknown, entrance: Partial<SignInState>): object {
  return { ...keptFrom(state), ...entrance };
}

/** Reads such state; anything else says nothing. */
export function readSignInState(state: unknown): SignInState {
  const { cause, membershipNo } = getFields(state);
  return {
    cause: CAUSES.has(cause) ? (cause as SignInReason) : null,
    membershipNo: typeof membershipNo === 'string' && /^\d{1,6}$/.test(membershipNo) ? membershipNo : '',
  };
}

function keptFrom(state: unknown): object {
  const { from } = getFields(state);
  return from === undefined ? {} : { from };
}
