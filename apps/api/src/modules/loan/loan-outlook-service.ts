import { missing } from '@sahakorn/rules/result';
import { findVersion } from '@sahakorn/rules/rule-book';
import { todayIso } from '@sahakorn/thai/date';
import { NotFound } from '../../errors/domain-errors.ts';
import type { CooperativeRules } from '../rules/cooperative-rules.ts';
import type { LoanOutlookQueries } from './loan-outlook-queries.ts';
import type { LoanTerms } from './loan-projection.ts';
import { LoanProjection } from './loan-projection.ts';

type OutlookParts = { queries: LoanOutlookQueries; rules: CooperativeRules; now: () => Date };

/** Reads loans to work out how they end, and decides whose they are. */
export class LoanOutlookService {
  readonly #parts: OutlookParts;

  constructor(parts: OutlookParts) {
    this.#parts = parts;
  }

  /** The open contracts of a member, the largest balance first. */
  async listOpen(membershipNo: string): Promise<LoanProjection[]> {
    const terms = await this.#readTerms();
    return this.#parts.queries.inSnapshot(async (queries) => {
      const contracts = await queries.listOpenContracts(membershipNo);
      const numbers = contracts.map(({ loan_contract_no }) => loan_contract_no);
      const ledgers = Map.groupBy(await queries.listEntries(numbers), (entry) => entry.loan_contract_no);
      const lastBill = await queries.findLastBill(membershipNo);
      return contracts.map((contract) => {
        const entries = ledgers.get(contract.loan_contract_no) ?? [];
        return new LoanProjection({ contract, entries, lastBill }, terms);
      });
    });
  }

  /** A member's own contract. @throws NotFound for one that does not exist or is another member's */
  async find(membershipNo: string, contractNo: string): Promise<LoanProjection> {
    const terms = await this.#readTerms();
    return this.#parts.queries.inSnapshot(async (queries) => {
      const contract = await queries.findContract(membershipNo, contractNo);
      if (!contract) throw new NotFound();
      const entries = await queries.listEntries([contractNo]);
      const lastBill = await queries.findLastBill(membershipNo);
      return new LoanProjection({ contract, entries, lastBill }, terms);
    });
  }

  async #readTerms(): Promise<LoanTerms> {
    const today = todayIso(this.#parts.now());
    const book = await this.#parts.rules.readBook();
    const rule = book ? findVersion(book.loan, today) : missing({ fact: 'rule', on: today });
    return { rule, items: book?.loanItems ?? {}, today };
  }
}
