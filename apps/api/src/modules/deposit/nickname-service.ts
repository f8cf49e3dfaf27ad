import type { Caller } from '../../client/caller.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import { createNicknameQueries } from './nickname-queries.ts';

type NewNickname = Caller & {
  membershipNo: string;
  accountNo: string;
  /** Empty removes it. */
  nickname: string;
};

/** Names that members give their deposit accounts. */
export class NicknameService {
  readonly #context: Pick<AuditedContext, 'db' | 'audit'>;

  constructor(context: Pick<AuditedContext, 'db' | 'audit'>) {
    this.#context = context;
  }

  /** @throws NotFound for an account that does not exist or is another member's */
  async set({ membershipNo, accountNo, nickname, ...caller }: NewNickname): Promise<void> {
    const { db, audit } = this.#context;
    await db.transaction().execute(async (trx) => {
      const queries = createNicknameQueries(trx);
      if (!(await queries.hasAccount(membershipNo, accountNo))) throw new NotFound();
      const changed =
        nickname === ''
          ? await queries.deleteNickname(membershipNo, accountNo)
          : await queries.upsertNickname(membershipNo, accountNo, nickname);
      if (changed) await audit.append(trx, { kind: 'deposit-nickname-changed', membershipNo, ...caller });
    });
  }
}
