import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getTestApp } from '../../test/app.ts';
import { post, useDemoDatabase } from '../../test/demo.ts';
import { openSessions } from '../../test/figures.ts';

type Row = Record<string, unknown>;

const database = useDemoDatabase();
const { pool } = database;
const MEMBERS = ['001234', '004321', '009999'];

let app: FastifyInstance;
let tokens: Map<string, string>;

beforeAll(async () => {
  tokens = await openSessions(pool, MEMBERS);
});

beforeEach(async () => {
  app = await getTestApp(database);
});

const select = async (text: string, owner: string) => (await pool.query<Row>(text, [owner])).rows;

/** Every row that a feed shows to a member, all its pages. */
async function shown(member: string, feed: string): Promise<Row[]> {
  const token = tokens.get(member) ?? '';
  const rows: Row[] = [];
  for (let cursor: unknown; cursor !== null;) {
    const body = feed.includes('statement') || feed === 'member_share' ? { limit: 500, cursor } : {};
    const answer = await post(app, feed, { token, body });
    expect(answer.statusCode, feed).toBe(200);
    const page = answer.json<{ data: Row[]; next_cursor?: string | null }>();
    rows.push(...page.data);
    cursor = page.next_cursor ?? null;
  }
  return rows;
}

/**
 * Both without fields that the API hides or combines, and without internal columns of the books.
 */
function expectSame(rows: Row[], stored: Row[], apart: readonly string[]): void {
  const fields = Object.keys(rows[0] ?? {}).filter((field) => !apart.includes(field));
  const only = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field]]));
  expect(rows.map(only)).toEqual(stored.map(only));
  expect(stored.every((row) => fields.every((field) => row[field] !== undefined))).toBe(true);
}

const OWN = 'where membership_no = $1';
const BY_MONTH = 'order by receive_year desc, receive_month desc, seq_no desc';
const PARTY = `prename || member_name || ' ' || member_surname`;

/** Each feed with its rows in the tables, and its fields that no column has in the same form. */
const FEEDS: readonly [feed: string, stored: string, apart: readonly string[]][] = [
  [
    'member_status',
    `select *,
      (select max(operate_date) from share_entry where membership_no = $1 and period is not null) as share_paid_on,
      (select count(*)::int from deposit_account ${OWN} and close_status = '0') as deposit_account_count,
      (select count(*)::int from loan_contract ${OWN} and close_status = '0') as loan_contract_count,
      (select json_build_object('balance_on', balance_on, 'open_until', open_until,
        'unanswered', (select count(*) from confirmation_line ${OWN} and answer is null))
        from balance_confirmation ${OWN}) as open_confirmation
      from member left join share_account using (membership_no) ${OWN}`,
    [
      'id_card',
      'mobile_no',
      'email',
      'picture_url',
      'account_reset_at',
      'deposit_balance',
      'principal_balance',
    ],
  ],
  ['member_share', `select * from share_entry ${OWN} order by seq_no desc`, []],
  [
    'member_loan',
    `select * from loan_contract ${OWN} order by principal_balance desc, begin_date desc`,
    ['collateral', 'missed'],
  ],
  [
    'member_dep',
    `select * from deposit_account left join deposit_nickname using (membership_no, deposit_account_no)
      ${OWN} order by deposit_type_code, deposit_account_no`,
    [],
  ],
  ['member_kep', `select * from receipt ${OWN} ${BY_MONTH}`, ['lines']],
  ['member_kepcrem', `select * from cremation_receipt ${OWN} ${BY_MONTH}`, []],
  ['member_collection', `select * from collection ${OWN} order by receive_year desc, receive_month desc`, []],
  [
    'member_monthly',
    `select receipt_line.* from receipt_line join receipt using (membership_no, receive_year, receive_month, seq_no)
      ${OWN} and posted = '0' and receipt_status = '0' order by item_type_code, line_no`,
    [],
  ],
  [
    'member_coll',
    `select loan_collateral.*, begin_date, loan_approve_amount,
        case when guarantor_no = $1 and status = '0' then null else principal_balance end as principal_balance,
        case when guarantor_no = $1 then 'given' else 'received' end as direction, ${PARTY} as party_name
      from loan_collateral join loan_contract using (loan_contract_no) join member
        on member.membership_no = case when guarantor_no = $1 then loan_contract.membership_no else guarantor_no end
      where collateral_type = '01' and $1 in (guarantor_no, loan_contract.membership_no)
      order by loan_contract_no, direction, seq_no`,
    ['liability'],
  ],
  ['member_gian', `select * from beneficiary ${OWN} order by order_no`, []],
  [
    'member_div',
    `select *, account_year || '-01-01' as year_from, account_year || '-12-31' as year_to
      from dividend ${OWN} and release_status = '1' order by account_year desc`,
    ['bank_account', 'deductions'],
  ],
  [
    'member_welfare',
    `select * from welfare_request ${OWN} order by welfare_type, operate_date desc, requestment_no desc`,
    [],
  ],
];

it.each(FEEDS)('each row of %s is the one in the table, figure by figure', async (feed, stored, apart) => {
  for (const member of MEMBERS) expectSame(await shown(member, feed), await select(stored, member), apart);
  expect(await shown('001234', feed)).not.toEqual([]);
});

/** Each list within a row: its owner, the key of its rows, and the rows of the table. */
const LISTS: readonly [feed: string, list: string, key: readonly string[], stored: string][] = [
  [
    'member_loan',
    'collateral',
    ['loan_contract_no'],
    `select loan_collateral.* from loan_collateral join loan_contract using (loan_contract_no)
      ${OWN} order by loan_contract_no, seq_no`,
  ],
  [
    'member_kep',
    'lines',
    ['receive_year', 'receive_month', 'seq_no'],
    `select * from receipt_line ${OWN} order by receive_year, receive_month, seq_no, line_no`,
  ],
  [
    'member_div',
    'deductions',
    ['account_year'],
    `select * from dividend_deduction ${OWN} order by account_year, seq_no`,
  ],
];

it.each(LISTS)('each row within %s: %s is the one in the table', async (feed, list, key, stored) => {
  const rows = await select(stored, '001234');
  expect(rows).not.toEqual([]);
  for (const row of await shown('001234', feed)) {
    const own = rows.filter((one) => key.every((name) => one[name] === row[name]));
    expectSame(row[list] as Row[], own, []);
  }
});

it.each([
  ['deposit_entry', 'deposit_account', 'deposit_account_no', 'member_dep_statement'],
  ['loan_entry', 'loan_contract', 'loan_contract_no', 'member_loan_statement'],
])('each movement of %s is on the statement of its own ledger', async (table, heads, owner, feed) => {
  const ledgers = await select(`select ${owner} from ${heads} ${OWN}`, '001234');
  expect(ledgers.length).toBeGreaterThan(2);
  for (const { [owner]: ledger } of ledgers) {
    const stored = await select(
      `select * from ${table} where ${owner} = $1 order by seq_no desc`,
      String(ledger),
    );
    const rows = await shown('001234', `${feed}/${encodeURIComponent(String(ledger))}`);
    expectSame(rows, stored, []);
  }
});
