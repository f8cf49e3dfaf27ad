import { describeConfirmation } from '@sahakorn/contract/confirmation-words';
import { todayIso } from '@sahakorn/thai/date';
import { NotFound } from '../../errors/domain-errors.ts';
import type { ConfirmationService } from '../confirmation/confirmation-service.ts';
import type { DividendService } from '../dividend/dividend-service.ts';
import { dividendBlocks, dividendFacts, formatYearUntil, interestBlocks } from './certificate-sheets.ts';
import { confirmationBlocks } from './confirmation-sheet.ts';
import type { DocumentPrinter, Printed, Printing } from './document-printer.ts';
import { explainedBlocks } from './explained-dividend-sheet.ts';
import type { InterestQueries } from './interest-queries.ts';

type CertificateParts = {
  dividends: DividendService;
  confirmations: ConfirmationService;
  interest: InterestQueries;
  printer: DocumentPrinter;
  now: () => Date;
};

/** Prints what a member shows to others: dividends and interest of a year, and confirmed balances. */
export class CertificateService {
  readonly #parts: CertificateParts;

  constructor(parts: CertificateParts) {
    this.#parts = parts;
  }

  /** @throws NotFound for a year that is not released */
  async printDividend(printing: Printing, accountYear: number): Promise<Printed> {
    const { membershipNo } = printing;
    const years = await this.#parts.dividends.listReleased(membershipNo);
    const year = years.find(({ account_year }) => account_year === accountYear);
    if (!year) throw new NotFound();
    const explained = await this.#parts.dividends.listExplained(membershipNo);
    const explanation = explained.find(({ account_year }) => account_year === accountYear) ?? null;
    return this.#parts.printer.print(printing, [
      {
        kind: 'dividend_certificate',
        data: { year, explanation },
        date: todayIso(this.#parts.now()),
        facts: dividendFacts(year),
        blocks: [...dividendBlocks(year), ...(explanation ? explainedBlocks(explanation) : [])],
      },
    ]);
  }

  /**
   * Interest received and paid from 1 January to 31 December; of this year, as far as the books go.
   * @throws NotFound for a year without interest
   */
  async printInterest(printing: Printing, year: number): Promise<Printed> {
    const { membershipNo } = printing;
    const date = todayIso(this.#parts.now());
    const interest = await this.#parts.interest.findInterest(membershipNo, year, date);
    if (interest.deposits.length === 0 && interest.loans.length === 0) throw new NotFound();
    return this.#parts.printer.print(printing, [
      {
        kind: 'interest_certificate',
        data: interest,
        date,
        facts: [['ประจำปีภาษี', formatYearUntil(interest)]],
        blocks: interestBlocks(interest),
      },
    ]);
  }

  /**
   * The balances of a day with the answers given so far, and whether they were submitted.
   * @throws NotFound if the member was not asked for that day
   */
  async printConfirmation(printing: Printing, balanceOn: string): Promise<Printed> {
    const { membershipNo } = printing;
    const confirmation = await this.#parts.confirmations.read({ membershipNo, balanceOn });
    return this.#parts.printer.print(printing, [
      {
        kind: 'balance_confirmation',
        data: confirmation,
        date: balanceOn,
        facts: describeConfirmation(confirmation),
        blocks: confirmationBlocks(confirmation),
      },
    ]);
  }
}
