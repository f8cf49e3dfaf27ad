import { useProof } from '../../domain/proof-of-work/use-proof.ts';
import type { IdentityProof } from '../../domain/sign-in/registration-draft.ts';
import { type Identity, useProveIdentityMutation } from './registration-endpoints.ts';

type Proved = { data?: IdentityProof | null | undefined; error?: unknown };

/** Proves an identity, with a proof of work if the server asks for one. */
export function useProveIdentity() {
  const [prove, { isLoading }] = useProveIdentityMutation();
  const { sendWithProof, progress } = useProof();
  const proveIdentity = (identity: Identity): Promise<Proved> =>
    sendWithProof({ purpose: 'identity', membershipNo: identity.membershipNo }, (recaptcha) =>
      prove({ ...identity, recaptcha }),
    );
  return { proveIdentity, busy: isLoading || progress !== null, progress };
}
