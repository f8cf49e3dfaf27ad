import { missing } from '@sahakorn/rules/result';
import { findVersion } from '@sahakorn/rules/rule-book';
import { todayIso } from '@sahakorn/thai/date';
import { NotFound } from '../../errors/domain-errors.ts';
import type { CooperativeRules, RulesRow } from '../rules/cooperative-rules.ts';
import type { LedgerPart, LoanOutlookQueries, LoanReading } from './loan-outlook-queries.ts';
import type { LoanTerms } from './loan-projection.ts';
import { LoanProjection } from './loan-projection.ts';

type OutlookParts = { queries: LoanOutlookQueries; rules: CooperativeRules; now: () => Date };

/** Reads loans to calculate how they end, and decides whose they are. */
export class LoanOutlookService {
  readonly #parts: OutlookParts;

  constructor(parts: OutlookParts) {
    this.#parts = parts;
  }

  /** The open contracts of a member, the largest balance first. */
  listOpen(membershipNo: string): Promise<LoanProjection[]> {
    return this.#readNeededRows((part) => this.#parts.queries.readOpenContracts(part, membershipNo));
  }

  /** A member's own contract. @throws NotFound for one that does not exist or is another member's */
  async find(membershipNo: string, contractNo: string): Promise<LoanProjection> {
    const read = (part: LedgerPart) => this.#parts.queries.readContract(part, membershipNo, contractNo);
    return requireOne(await this.#readNeededRows(read));
  }

  /** The same with its complete ledger. */
  async findWithLedger(membershipNo: string, contractNo: string): Promise<LoanProjection> {
    return requireOne(
      this.#toProjections(await this.#parts.queries.readContract('whole', membershipNo, contractNo)),
    );
  }

  /** A forecast needs only the newest row of a ledger, unless earlier rows say up to which day interest is paid. */
  async #readNeededRows(read: (part: LedgerPart) => Promise<LoanReading>): Promise<LoanProjection[]> {
    const loans = this.#toProjections(await read('newest row'));
    return loans.some((loan) => loan.needsWholeLedger()) ? this.#toProjections(await read('whole')) : loans;
  }

  #toProjections({ loans, last_bill: lastBill, rules }: LoanReading): LoanProjection[] {
    const terms = this.#toTerms(rules);
    return loans.map((loan) => new LoanProjection({ ...loan, lastBill }, terms));
  }

  #toTerms(row: RulesRow): LoanTerms {
    const today = todayIso(this.#parts.now());
    const book = this.#parts.rules.toBook(row);
    const rule = book ? findVersion(book.loan, today) : missing({ fact: 'rule', on: today });
    return { rule, items: book?.loanItems ?? {}, today };
  }
}

function requireOne([loan]: readonly LoanProjection[]): LoanProjection {
  if (!loan) throw new NotFound();
  return loan;
}
