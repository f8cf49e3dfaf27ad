import type { InterestPaid } from '@sahakorn/contract/dividend-explanation';
import type { AccountingYear } from '@sahakorn/rules/accounting-year';

/** The interest on one contract in one year. */
export type YearInterest = InterestPaid & { account_year: number };

/** A contract whose ledger begins with a later row than its first. */
type PartlyRecorded = Omit<InterestPaid, 'interest'> & { begin_date: string; first_day: string };

/** The interest that a member paid, and the contracts of which the books lack the first movements. */
export type InterestBooks = { paid: readonly YearInterest[]; partlyRecorded: readonly PartlyRecorded[] };

/** What was paid in a year by contract; null if the books do not state all of it. */
export function getYearInterest(
  { paid, partlyRecorded }: InterestBooks,
  { year, from, to }: AccountingYear,
): InterestPaid[] {
  const unknown = partlyRecorded.filter(({ begin_date, first_day }) => begin_date <= to && first_day > from);
  const isKnown = ({ loan_contract_no }: InterestPaid) =>
    unknown.every((contract) => contract.loan_contract_no !== loan_contract_no);
  return [
    ...paid
      .filter(({ account_year }) => account_year === year)
      .map(({ account_year: _year, ...one }) => one)
      .filter(isKnown),
    ...unknown.map(({ begin_date: _begin, first_day: _first, ...contract }) => ({
      ...contract,
      interest: null,
    })),
  ];
}
