import type { PasswordIssue } from '@sahakorn/contract/password-rule';
import { hashPassword } from '../session/password.ts';
import type { AccountQueries, Candidate } from './account-queries.ts';
import { createTemporaryPassword, getTemporaryPasswordExpiry } from '../session/temporary-password.ts';
import { type CooperativeNames, createPasswordCheck } from './password-check.ts';

/** `member_status` of those who have left the cooperative. */
const RESIGNED = '3';

/** Why an account is refused. */
export type AccountRefusal = 'unknown' | 'resigned' | 'exists' | 'password';

/** A refused account. */
export class AccountRefused extends Error {
  override name = 'AccountRefused';
  readonly refusal: AccountRefusal;
  readonly issues: readonly PasswordIssue[];

  constructor(refusal: AccountRefusal, issues: readonly PasswordIssue[] = []) {
    super(`No account: ${[refusal, ...issues].join(', ')}`);
    this.refusal = refusal;
    this.issues = issues;
  }
}

type AccountParts = { queries: AccountQueries; coop: CooperativeNames; now: () => Date };

export type AccountService = ReturnType<typeof createAccountService>;

/** Creates accounts for members of the register. They accept the terms at their first sign-in. */
export function createAccountService({ queries, coop, now }: AccountParts) {
  const findIssues = createPasswordCheck(coop);
  return {
    /**
     * The member, if an account may be created. Throws AccountRefused.
     * @param again also for a member who never replaced a temporary password, or must set another
     */
    async findCandidate(membershipNo: string, { again = false } = {}): Promise<Candidate> {
      const candidate = await queries.findCandidate(membershipNo);
      if (!candidate) throw new AccountRefused('unknown');
      if (candidate.memberStatus === RESIGNED) throw new AccountRefused('resigned');
      if (candidate.hasAccount && !(again && candidate.awaitsPassword)) throw new AccountRefused('exists');
      return candidate;
    },

    /** Creates the account. Throws AccountRefused, also for a password that breaks the rule. */
    async createAccount(candidate: Candidate, password: string): Promise<void> {
      const names = [candidate.memberName, candidate.memberSurname];
      const issues = findIssues(password, { ...candidate, names });
      if (issues.length > 0) throw new AccountRefused('password', issues);
      const hash = await hashPassword(password);
      if (!(await queries.insertAccount(candidate.membershipNo, hash, now())))
        throw new AccountRefused('exists');
    },

    /** Creates the account with a random temporary password. Throws AccountRefused. */
    async issueTemporaryPassword({ membershipNo }: Candidate): Promise<{ password: string; until: Date }> {
      const password = createTemporaryPassword();
      const until = getTemporaryPasswordExpiry(now());
      const values = { passwordHash: await hashPassword(password), until, now: now() };
      if (!(await queries.issueTemporaryPassword(membershipNo, values))) throw new AccountRefused('exists');
      return { password, until };
    },
  };
}
