import { fromSatang, toSatang } from '@sahakorn/thai/money';
import type { ClientBase } from 'pg';
import { getAccountingYear, getYearEndMonth } from '@sahakorn/rules/accounting-year';
import { getDividendByRule } from '../dividend/explain-dividend.ts';
import { getShareYear, type ShareMovement } from '../dividend/share-year.ts';
import type { CheckOptions, Contradiction } from './contradiction.ts';
import { getImportTable } from './tables/import-tables.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';

const MEMBERS_A_BATCH = 200;

type YearRow = {
  line: number;
  membership_no: string;
  account_year: number;
  dividend_rate: string | null;
  dividend: string;
};

/** Works out the dividends of the file by the cooperative's rules. `unchecked` are those that lack a fact. */
export async function findDividendContradictions(
  client: ClientBase,
  books: readonly StagedBook[],
  { tolerance, rules, signal }: CheckOptions,
): Promise<{ found: Contradiction[]; unchecked: number }> {
  const found: Contradiction[] = [];
  let unchecked = 0;
  if (!books.some(({ table }) => table.name === 'member_div')) return { found, unchecked };
  const limit = toSatang(tolerance);
  for (let last = ''; ;) {
    const years = await listYears(client, last);
    const members = Map.groupBy(years, ({ membership_no }) => membership_no);
    const ledgers = await readLedgers(client, [...members.keys()]);
    for (const [membershipNo, own] of members) {
      last = membershipNo;
      for (const year of own) {
        const days = getAccountingYear(year.account_year, getYearEndMonth(rules));
        const shares = getShareYear(ledgers.get(membershipNo) ?? [], days);
        const worked = getDividendByRule({ from: days.from, rate: year.dividend_rate }, shares, rules);
        if (worked.status !== 'known') unchecked += 1;
        else if (isBeyond(toSatang(year.dividend) - worked.value.amount, limit)) {
          found.push(toContradiction(year, worked.value.amount));
        }
      }
    }
    signal.throwIfAborted();
    if (members.size < MEMBERS_A_BATCH) return { found, unchecked };
  }
}

function isBeyond(difference: bigint, limit: bigint): boolean {
  return difference > limit || difference < -limit;
}

function toContradiction(
  { line, membership_no, account_year, dividend }: YearRow,
  amount: bigint,
): Contradiction {
  const account = `${membership_no} ${account_year}`;
  return { line, account, seq: null, stated: dividend, expected: fromSatang(amount) };
}

/** The years of the file, for that many members after one. */
async function listYears(client: ClientBase, after: string): Promise<YearRow[]> {
  const stage = getStagingTable(getImportTable('member_div'));
  const { rows } = await client.query<YearRow>(
    `select file_line as line, held.membership_no, held.account_year, held.dividend_rate, held.dividend
     from ${stage} as staged join dividend as held using (membership_no, account_year)
     where membership_no in (
       select distinct membership_no from ${stage} where membership_no > $1 order by 1 limit ${MEMBERS_A_BATCH})
     order by membership_no, account_year`,
    [after],
  );
  return rows;
}

async function readLedgers(
  client: ClientBase,
  members: readonly string[],
): Promise<Map<string, ShareMovement[]>> {
  const { rows } = await client.query<ShareMovement & { membership_no: string }>(
    `select membership_no, seq_no, operate_date, item_type_code, item_type_description, period, share_value, share_stock
     from share_entry where membership_no = any($1) order by membership_no, seq_no`,
    [members],
  );
  return Map.groupBy(rows, ({ membership_no }) => membership_no);
}
