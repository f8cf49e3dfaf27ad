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
    const [terms, { contracts, entries, last_bill: lastBill }] = await Promise.all([
      this.#readTerms(),
      this.#parts.queries.readOpenContracts(membershipNo),
    ]);
    const ledgers = Map.groupBy(entries, (entry) => entry.loan_contract_no);
    return contracts.map((contract) => {
      const ledger = ledgers.get(contract.loan_contract_no) ?? [];
      return new LoanProjection({ contract, entries: ledger, lastBill }, terms);
    });
  }

  /** A member's own contract. @throws NotFound for one that does not exist or is another member's */
  async find(membershipNo: string, contractNo: string): Promise<LoanProjection> {
    const [terms, reading] = await Promise.all([
      this.#readTerms(),
      this.#parts.queries.readContract(membershipNo, contractNo),
    ]);
    const { contracts, entries, last_bill: lastBill } = reading;
    const [contract] = contracts;
    if (!contract) throw new NotFound();
    return new LoanProjection({ contract, entries, lastBill }, terms);
  }

  async #readTerms(): Promise<LoanTerms> {
    const today = todayIso(this.#parts.now());
    const book = await this.#parts.rules.readBook();
    const rule = book ? findVersion(book.loan, today) : missing({ fact: 'rule', on: today });
    return { rule, items: book?.loanItems ?? {}, today };
  }
}
