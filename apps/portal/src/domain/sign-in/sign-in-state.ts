import { getFields } from '../../lib/input/parse.ts';

const REASONS = ['registered', 'reset', 'reset-required', 'proof-over'] as const;

export type SignInReason = (typeof REASONS)[number];

export type SignInState = { cause: SignInReason | null; membershipNo: string };

export function withSignInState(state: unknown, signInState: Partial<SignInState>): object {
  const { from } = getFields(state);
  return { ...(from !== undefined && { from }), ...signInState };
}

export function readSignInState(state: unknown): SignInState {
  const { cause, membershipNo } = getFields(state);
  return {
    cause: REASONS.find((reason) => reason === cause) ?? null,
    membershipNo: typeof membershipNo === 'string' && /^\d{1,6}$/.test(membershipNo) ? membershipNo : '',
  };
}
