import type { ClientBase } from 'pg';
import type { CheckOptions, Contradiction } from './contradiction.ts';
import { findDividendFaults } from './dividend-checks.ts';
import { findInstalmentFaults } from './instalment-checks.ts';
import { FAULT_TABLE } from './ledger-faults.ts';
import { findRateFaults } from './rate-checks.ts';
import type { StagedBook } from './merged-rows.ts';

const LINES_SHOWN = 3;

/** Rows of one file that contradict others: how many, and the first few lines. */
export type ContradictingRows = {
  kind: 'dividend' | 'instalment' | 'rate';
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
 * Finds dividends that are not the rate of the shares by the cooperative's own rule, loans that their remaining
 * instalments do not repay, and loans whose rate is not the newest of their history; for merged books. They may be
 * right for reasons that the books do not state, so none is refused; all go to FAULT_TABLE.
 */
export async function findContradictions(
  client: ClientBase,
  books: readonly StagedBook[],
  options: CheckOptions,
): Promise<Contradictions> {
  const dividends = await findDividendFaults(client, books, options);
  const instalments = await findInstalmentFaults(client, books, options);
  const keep = (found: Found) => saveFaults(client, books, found);
  const rates = (table: 'member_loan_rate' | 'member_loan') => findRateFaults(client, table, options.today);
  return {
    contradicting: [
      ...(await keep({ kind: 'dividend', table: 'member_div', faults: dividends.faults })),
      ...(await keep({ kind: 'instalment', table: 'member_loan', faults: instalments })),
      ...(await keep({ kind: 'rate', table: 'member_loan_rate', faults: await rates('member_loan_rate') })),
      ...(await keep({ kind: 'rate', table: 'member_loan', faults: await rates('member_loan') })),
    ],
    uncheckedDividends: dividends.unchecked,
  };
}

type Found = {
  kind: ContradictingRows['kind'];
  table: 'member_div' | 'member_loan' | 'member_loan_rate';
  faults: readonly Contradiction[];
};

async function saveFaults(
  client: ClientBase,
  books: readonly StagedBook[],
  { kind, table, faults }: Found,
): Promise<ContradictingRows[]> {
  const position = books.findIndex((book) => book.table.name === table);
  const file = books[position]?.source.name;
  if (file === undefined || faults.length === 0) return [];
  await client.query(
    `insert into ${FAULT_TABLE}
     select $1, $2, line, null, account, seq, stated, expected, $3
     from unnest($4::integer[], $5::text[], $6::integer[], $7::numeric[], $8::numeric[])
       as fault (line, account, seq, stated, expected)`,
    [
      position,
      file,
      kind,
      faults.map(({ line }) => line),
      faults.map(({ account }) => account),
      faults.map(({ seq }) => seq),
      faults.map(({ stated }) => stated),
      faults.map(({ expected }) => expected),
    ],
  );
  const lines = faults.map(({ line }) => line).toSorted((one, other) => one - other);
  return [{ kind, file, count: faults.length, lines: lines.slice(0, LINES_SHOWN) }];
}
