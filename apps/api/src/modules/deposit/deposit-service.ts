import { NotFound } from '../../errors/domain-errors.ts';
import { checkDays, readStatement, type StatementQuery } from '../statement/read-statement.ts';
import type { DepositQueries } from './deposit-queries.ts';
import type { NicknameQueries } from './nickname-queries.ts';

type DepositServiceOptions = {
  queries: DepositQueries;
  /** Where members write nicknames, if that is another database than the one that `queries` read. */
  nicknames: NicknameQueries | null;
};

/** Reads deposit accounts, and checks whose they are. */
export class DepositService {
  readonly #queries: DepositQueries;
  readonly #nicknames: NicknameQueries | null;

  constructor({ queries, nicknames }: DepositServiceOptions) {
    this.#queries = queries;
    this.#nicknames = nicknames;
  }

  /** The member's own accounts, by kind. */
  async listAccounts(membershipNo: string) {
    const [accounts, rename] = await Promise.all([
      this.#queries.listAccounts(membershipNo),
      this.#readNicknames(membershipNo),
    ]);
    return accounts.map(rename);
  }

  /**
   * One page of a member's own account, under its head.
   * @throws NotFound for an account that does not exist or is another
   *   member's; Invalid as `readStatement` does.
   */
  async readStatement(membershipNo: string, accountNo: string, query: StatementQuery) {
    const [found, rename] = await Promise.all([
      readStatement(this.#queries.ledger, { owner: accountNo, membershipNo }, query),
      this.#readNicknames(membershipNo),
    ]);
    if (!found?.head) throw new NotFound();
    return { head: rename(found.head), page: found.page };
  }

  /**
   * Money in and out by month, of a member's own account; both days inclusive.
   * @throws NotFound for an account that does not exist or is another member's;
   *   Invalid for days in the wrong order.
   */
  async listMonths(membershipNo: string, accountNo: string, days: Pick<StatementQuery, 'from' | 'to'>) {
    const months = await this.#queries.listMonths(membershipNo, accountNo, days);
    if (!months) throw new NotFound();
    checkDays(days);
    return months;
  }

  /** Gives accounts the nicknames that the member has set, also a moment ago. */
  async #readNicknames(membershipNo: string) {
    const rows = await this.#nicknames?.listNicknames(membershipNo);
    const nicknames = new Map(rows?.map((row) => [row.deposit_account_no, row.nickname]));
    return <Account extends { deposit_account_no: string; nickname: string | null }>(account: Account) =>
      rows ? { ...account, nickname: nicknames.get(account.deposit_account_no) ?? null } : account;
  }
}
