import type { Selectable } from 'kysely';
import type { LoanRateTable } from './ledger-schema.ts';

/** A rate of a contract, and the first day on which it is valid. */
export type RateRow = Pick<Selectable<LoanRateTable>, 'begin_on' | 'interest_rate'>;

/**
 * The column `rates` of a query over contracts: their history as JSON, the oldest rate first. It is empty
 * where the books state one rate only. A number of JSON is a float, so a rate is a text.
 */
export function selectRates(contract: string): string {
  return `(
    select coalesce(
      json_agg(json_build_object('begin_on', begin_on, 'interest_rate', interest_rate::text) order by begin_on), '[]')
    from loan_rate where loan_rate.loan_contract_no = ${contract}.loan_contract_no) as rates`;
}
