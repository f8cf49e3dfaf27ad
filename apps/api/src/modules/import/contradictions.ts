import type { ClientBase } from 'pg';
import type { CheckOptions, Contradiction } from './contradiction.ts';
import { findDividendContradictions } from './dividend-checks.ts';
import { findInstalmentContradictions } from './instalment-checks.ts';
import { FINDINGS_TABLE } from './ledger-findings.ts';
import { findRateContradictions } from './rate-checks.ts';
import type { StagedBook } from './merged-rows.ts';
import { findTaxedDividends, type TaxTable } from './tax-checks.ts';

const LINES_SHOWN = 3;

/** Rows of one file that contradict others: how many, and the first few lines. */
export type ContradictingRows = {
  kind: 'dividend' | 'instalment' | 'rate' | 'tax';
  file: string;
  count: number;
  lines: readonly number[];
};

export type Contradictions = {
  contradicting: readonly ContradictingRows[];
  /** Dividends of which a rate, the shares or the rule is missing. */
  uncheckedDividends: number;
};

/**
 * Finds dividends that are not the rate of the shares by the cooperative's own rule, loans
 * that their remaining instalments do not repay, loans whose rate is not the newest of their
 * history, and taxes on dividends; for merged books. They may be right for reasons that the books do not state,
 * so none is refused; all go to FINDINGS_TABLE.
 */
export async function findContradictions(
  client: ClientBase,
  books: readonly StagedBook[],
  options: CheckOptions,
): Promise<Contradictions> {
  const dividends = await findDividendContradictions(client, books, options);
  const instalments = await findInstalmentContradictions(client, books, options);
  const save = (found: Found) => saveContradictions(client, books, found);
  const rates = (table: 'member_loan_rate' | 'member_loan') =>
    findRateContradictions(client, table, options.today);
  const taxes = async (table: TaxTable) =>
    save({ kind: 'tax', table, found: await findTaxedDividends(client, table) });
  return {
    contradicting: [
      ...(await save({ kind: 'dividend', table: 'member_div', found: dividends.found })),
      ...(await save({ kind: 'instalment', table: 'member_loan', found: instalments })),
      ...(await save({ kind: 'rate', table: 'member_loan_rate', found: await rates('member_loan_rate') })),
      ...(await save({ kind: 'rate', table: 'member_loan', found: await rates('member_loan') })),
      ...(await taxes('member_div_deductions')),
      ...(await taxes('member_dep_statement')),
    ],
    uncheckedDividends: dividends.unchecked,
  };
}

type Found = {
  kind: ContradictingRows['kind'];
  table: 'member_div' | 'member_loan' | 'member_loan_rate' | TaxTable;
  found: readonly Contradiction[];
};

async function saveContradictions(
  client: ClientBase,
  books: readonly StagedBook[],
  { kind, table, found }: Found,
): Promise<ContradictingRows[]> {
  const position = books.findIndex((book) => book.table.name === table);
  const file = books[position]?.source.name;
  if (file === undefined || found.length === 0) return [];
  await client.query(
    `insert into ${FINDINGS_TABLE}
     select $1, $2, line, null, account, seq, stated, expected, $3
     from unnest($4::integer[], $5::text[], $6::integer[], $7::numeric[], $8::numeric[])
       as fault (line, account, seq, stated, expected)`,
    [
      position,
      file,
      kind,
      found.map(({ line }) => line),
      found.map(({ account }) => account),
      found.map(({ seq }) => seq),
      found.map(({ stated }) => stated),
      found.map(({ expected }) => expected),
    ],
  );
  const lines = found.map(({ line }) => line).toSorted((one, other) => one - other);
  return [{ kind, file, count: found.length, lines: lines.slice(0, LINES_SHOWN) }];
}
