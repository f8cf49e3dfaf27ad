import type { DepositAccount, DepositEntry } from '@sahakorn/contract/deposit';
import type { CremationReceipt } from '@sahakorn/contract/cremation';
import type { LoanContract, LoanEntry } from '@sahakorn/contract/loan';
import type { MemberStatus } from '@sahakorn/contract/member';
import type { Dividend } from '@sahakorn/contract/dividend';
import type { Guarantee } from '@sahakorn/contract/guarantee';
import type { Beneficiary } from '@sahakorn/contract/beneficiary';
import type { Collection, MonthlyCharge, Receipt } from '@sahakorn/contract/receipt';
import type { ShareEntry } from '@sahakorn/contract/share';
import type { StatementTotals } from '@sahakorn/contract/statement';
import type { WelfareFeed } from '@sahakorn/contract/welfare';
import { todayIso } from '@sahakorn/thai/date';
import { absMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createToken, hashToken } from '../src/token.ts';
import { TEST_NOW } from './app.ts';
import { post } from './demo.ts';

/** Figures by name; amounts are decimal strings. */
export type Figures = Record<string, unknown>;

const PAGE = 500;

/** Opens a session for each of these members as if they had signed in and accepted the terms. */
export async function openSessions(pool: pg.Pool, members: readonly string[]): Promise<Map<string, string>> {
  const tokens = new Map(members.map((member) => [member, createToken()]));
  const hashes = members.map((member) => hashToken(tokens.get(member) ?? ''));
  await pool.query(
    `insert into account (membership_no, password_hash, created_at, password_changed_at)
     select number, '', $2, $2 from unnest($1::text[]) as number on conflict do nothing`,
    [members, TEST_NOW],
  );
  await pool.query(
    `insert into terms_acceptance (membership_no, version, accepted_at, address, user_agent)
     select number, version, $2, '', '' from unnest($1::text[]) as number, terms on conflict do nothing`,
    [members, TEST_NOW],
  );
  await pool.query(
    `insert into session (token_hash, membership_no, created_at, last_seen_at, idle_seconds, absolute_expires_at, remember)
     select hash, number, $3, $3, 86400, $3::timestamptz + interval '1 day', false
     from unnest($1::text[], $2::bytea[]) as opened(number, hash)`,
    [members, hashes, TEST_NOW],
  );
  return tokens;
}

type Row = { amount: string };
type Statement<Entry> = {
  head: unknown;
  data: Entry[];
  totals: StatementTotals & { interest_amount?: string | null };
  next_cursor: string | null;
};

/** What every feed states to a member, with the sums of all the rows that it shows. */
export async function statedFigures(app: FastifyInstance, token: string): Promise<Figures> {
  const ask = async <Answer>(path: string, body: object = {}): Promise<Answer> => {
    const answer = await post(app, path, { token, body });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Answer>();
  };
  const list = async <Item>(path: string) => (await ask<{ data: Item[] }>(path)).data;
  const readAll = async <Entry>(path: string, getAmount: (entry: Entry) => string) => {
    const rows: Entry[] = [];
    let page = await ask<Statement<Entry>>(path, { limit: PAGE });
    const { head, totals } = page;
    rows.push(...page.data);
    while (page.next_cursor !== null) {
      page = await ask(path, { limit: PAGE, cursor: page.next_cursor });
      rows.push(...page.data);
      if (JSON.stringify(page.totals) !== JSON.stringify(totals)) throw new Error(`${path}: totals differ`);
    }
    return { head, totals, shown: rows.length, moved: sumMoney(rows.map(getAmount)), rows };
  };

  const [status] = await list<MemberStatus>('member_status');
  const share = await readAll<ShareEntry>('member_share', ({ share_value }) => share_value);
  const deposits = [];
  for (const account of await list<DepositAccount>('member_dep')) {
    const path = `member_dep_statement/${encodeURIComponent(account.deposit_account_no)}`;
    const { rows, ...read } = await readAll<DepositEntry>(path, ({ amount }) => amount);
    const deducted = {
      fees: sumMoney(rows.map((row) => row.fee_amount)),
      taxes: sumMoney(rows.map((row) => row.tax_amount)),
    };
    deposits.push({ ...read, ...deducted, listed: account });
  }
  const loans = [];
  for (const contract of await list<LoanContract>('member_loan')) {
    const path = `member_loan_statement/${encodeURIComponent(contract.loan_contract_no)}`;
    const { rows, ...read } = await readAll<LoanEntry>(path, (row) => row.principal_amount);
    loans.push({ ...read, changed: sumKnown(rows.map((row) => row.total_amount)), listed: contract });
  }
  const receipts = await list<Receipt>('member_kep');
  const lines = receipts.flatMap((receipt) => receipt.lines);
  const cremations = await list<CremationReceipt>('member_kepcrem');
  const collections = await list<Collection>('member_collection');
  const monthly = await list<MonthlyCharge>('member_monthly');
  const guarantees = await list<Guarantee>('member_coll');
  const beneficiaries = await list<Beneficiary>('member_gian');
  const dividends = await list<Dividend>('member_div');
  const { data: requests, tabs } = await ask<WelfareFeed>('member_welfare');
  const sumLiability = (direction: Guarantee['direction']) => {
    const found = guarantees.filter((guarantee) => guarantee.direction === direction);
    return { count: found.length, used: sumMoney(found.map(({ used_amount }) => used_amount)) };
  };
  return {
    tiles: status && {
      deposit_balance: status.deposit_balance,
      principal_balance: status.principal_balance,
      share_stock: status.share_stock,
      share_amount: status.share_amount,
      period: status.period,
    },
    lastUpdate: (await ask<{ data: unknown }>('lastupdate_bydepstatement')).data,
    share: { head: share.head, ...getTotals(share) },
    deposits: deposits.map((deposit) => ({
      ...toFigures(deposit.listed),
      same: JSON.stringify(deposit.listed) === JSON.stringify(deposit.head),
      ...getTotals(deposit),
      fees: deposit.fees,
      taxes: deposit.taxes,
    })),
    loans: loans.map((loan) => ({
      ...toFigures(loan.listed),
      same: JSON.stringify(loan.listed) === JSON.stringify(loan.head),
      secured: sumMoney(loan.listed.collateral.map(({ used_amount }) => used_amount)),
      ...getTotals(loan),
      interest: loan.totals.interest_amount,
      changed: loan.changed,
    })),
    receipts: {
      count: receipts.length,
      charged: sumColumn(receipts, 'charged_amount'),
      collected: sumColumn(receipts, 'collected_amount'),
      lines: lines.length,
      lineSum: sumMoney(lines.map(({ amount }: Row) => amount)),
    },
    cremations: {
      count: cremations.length,
      amount: sumColumn(cremations, 'amount'),
      collected: sumColumn(cremations, 'collected_amount'),
      cases: cremations.reduce((sum, { case_count }) => sum + case_count, 0),
    },
    collections: {
      count: collections.length,
      charged: sumColumn(collections, 'charged_amount'),
      collected: sumColumn(collections, 'collected_amount'),
      missed: sumColumn(collections, 'missed_amount'),
      paidLater: sumColumn(collections, 'paid_later_amount'),
      outstanding: sumColumn(collections, 'outstanding_amount'),
    },
    monthly: { count: monthly.length, amount: sumColumn(monthly, 'amount') },
    given: sumLiability('given'),
    received: sumLiability('received'),
    beneficiaries: beneficiaries.map(({ percent }) => percent),
    dividends: {
      years: dividends.map(({ account_year }) => account_year),
      dividend: sumColumn(dividends, 'dividend'),
      average: sumColumn(dividends, 'average_return'),
      deducted: sumMoney(dividends.flatMap(({ deductions }) => deductions.map(({ amount }) => amount))),
      net: sumColumn(dividends, 'net_amount'),
    },
    welfare: {
      amount: sumColumn(requests, 'amount'),
      tabs: tabs.map(({ welfare_type, request_count }) => `${welfare_type} ${request_count}`),
      perTab: tabs.map(
        ({ welfare_type: type }) =>
          `${type} ${requests.filter(({ welfare_type }) => welfare_type === type).length}`,
      ),
    },
  };
}

function sumColumn<Name extends string>(rows: readonly Record<Name, string>[], name: Name): string {
  return sumMoney(rows.map((row) => row[name]));
}

/** Unknown where one of them is. */
function sumKnown(amounts: readonly (string | null)[]): string | null {
  return amounts.includes(null) ? null : sumMoney(amounts.filter((amount) => amount !== null));
}

/** The amounts and counts of a head; its words are another test's. */
function toFigures(head: DepositAccount | LoanContract): Figures {
  const names = /_(no|balance|amount|interest|arrear|count|period|rate|on|date)$|^balance$/;
  return Object.fromEntries(Object.entries(head).filter(([name]) => names.test(name)));
}

function getTotals({
  totals,
  shown,
  moved,
}: {
  totals: StatementTotals;
  shown: number;
  moved: string;
}): Figures {
  const { row_count, credit_amount, debit_amount, closing_balance, first_date, last_date } = totals;
  const sums = { row_count, credit_amount, debit_amount, closing_balance, first_date, last_date };
  return { ...sums, shown, moved, size: sumMoney([credit_amount, absMoney(debit_amount)]) };
}

/** The same figures, calculated by separate SQL from the tables. */
export async function countedFigures(
  pool: pg.Pool,
  members: readonly string[],
): Promise<Map<string, Figures>> {
  const { rows } = await pool.query<{ membership_no: string; figures: Figures }>(COUNTED, [members]);
  return new Map(rows.map(({ membership_no, figures }) => [membership_no, figures]));
}

const LEDGER = (table: string, day: string, amount: string, balance: string, owner: string, more = '') => `
  jsonb_build_object(
    'row_count', count(*), 'shown', count(*),
    'credit_amount', coalesce(sum(greatest(${amount}, 0.00)), 0.00)::text,
    'debit_amount', coalesce(sum(least(${amount}, 0.00)), 0.00)::text,
    'moved', coalesce(sum(${amount}), 0.00)::text, 'size', coalesce(sum(abs(${amount})), 0.00)::text,
    'first_date', min(${day}), 'last_date', max(${day}),
    'closing_balance', (array_agg(${balance} order by seq_no desc))[1]::text ${more})
  from ${table} as entry where ${owner}`;

const COUNTED = `
select m.membership_no, jsonb_build_object(
  'tiles', (select jsonb_build_object(
    'deposit_balance', case when exists (select from deposit_account a where a.membership_no = m.membership_no
        and close_status = '0' and balance is null) then null
      else (select coalesce(sum(balance), 0.00)::text from deposit_account a
        where a.membership_no = m.membership_no and close_status = '0') end,
    'principal_balance', case when exists (select from loan_contract c where c.membership_no = m.membership_no
        and close_status = '0' and principal_balance is null) then null
      else (select coalesce(sum(principal_balance), 0.00)::text from loan_contract c
        where c.membership_no = m.membership_no and close_status = '0') end,
    'share_stock', max(share_stock)::text, 'share_amount', max(share_amount)::text, 'period', max(period))
    from share_account s where s.membership_no = m.membership_no),
  'lastUpdate', (select max(operate_date) from deposit_entry where operate_date <= '${todayIso(TEST_NOW)}'),
  'share', jsonb_build_object('head', (select jsonb_build_object('share_stock', share_stock::text,
      'share_amount', share_amount::text, 'period', period, 'drop_status', drop_status,
      'brought_forward', brought_forward::text) from share_account s where s.membership_no = m.membership_no))
    || (select ${LEDGER(
      'share_entry',
      'operate_date',
      'share_value',
      'share_stock',
      'entry.membership_no = m.membership_no',
      // What was brought forward is not a purchase; of two values for a name the last one wins.
      `, 'credit_amount', coalesce(sum(greatest(share_value, 0.00)) filter (where item_type_code <> 'BF'), 0.00)::text,
        'size', coalesce(sum(abs(share_value)) filter (where item_type_code <> 'BF'), 0.00)::text`,
    )}),
  'deposits', (select coalesce(jsonb_agg(jsonb_build_object(
      'deposit_account_no', deposit_account_no, 'balance', balance::text,
      'withdrawable_amount', withdrawable_amount::text, 'accumulated_interest', accumulated_interest::text,
      'loan_holding_amount', loan_holding_amount::text, 'monthly_deposit_amount', monthly_deposit_amount::text,
      'opened_on', opened_on, 'maturity_on', maturity_on, 'same', true)
      || (select ${LEDGER(
        'deposit_entry',
        'operate_date',
        'amount',
        'entry.balance',
        'entry.deposit_account_no = a.deposit_account_no',
        ", 'fees', coalesce(sum(fee_amount), 0.00)::text, 'taxes', coalesce(sum(tax_amount), 0.00)::text",
      )})
      order by deposit_type_code, deposit_account_no), '[]')
    from deposit_account a where a.membership_no = m.membership_no),
  'loans', (select coalesce(jsonb_agg(jsonb_build_object(
      'loan_contract_no', loan_contract_no, 'begin_date', begin_date,
      'loan_approve_amount', loan_approve_amount::text, 'principal_balance', principal_balance::text,
      'period_payment_amount', period_payment_amount::text, 'last_period', last_period,
      'installment_count', installment_count, 'interest_rate', interest_rate::text,
      'interest_arrear', interest_arrear::text, 'same', true,
      'secured', (select coalesce(sum(used_amount), 0.00)::text from loan_collateral s
        where s.loan_contract_no = c.loan_contract_no))
      || (select ${LEDGER(
        'loan_entry',
        'loan_payment_date',
        'principal_amount',
        'entry.principal_balance',
        'entry.loan_contract_no = c.loan_contract_no',
        `, 'interest', case when bool_and(interest_amount is not null) is not false
            then coalesce(sum(interest_amount), 0.00)::text end,
          'changed', case when bool_and(interest_amount is not null) is not false
            then coalesce(sum(abs(interest_amount - principal_amount)), 0.00)::text end`,
      )})
      order by principal_balance desc nulls last, begin_date desc, loan_contract_no), '[]')
    from loan_contract c where c.membership_no = m.membership_no),
  'receipts', (select jsonb_build_object('count', count(*), 'charged', coalesce(sum(charged_amount), 0.00)::text,
      'collected', coalesce(sum(collected_amount), 0.00)::text) from receipt r where r.membership_no = m.membership_no)
    || (select jsonb_build_object('lines', count(*), 'lineSum', coalesce(sum(amount), 0.00)::text)
      from receipt_line l where l.membership_no = m.membership_no),
  'cremations', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0.00)::text,
      'collected', coalesce(sum(collected_amount), 0.00)::text, 'cases', coalesce(sum(case_count), 0))
    from cremation_receipt r where r.membership_no = m.membership_no),
  'collections', (select jsonb_build_object('count', count(*), 'charged', coalesce(sum(charged_amount), 0.00)::text,
      'collected', coalesce(sum(collected_amount), 0.00)::text,
      'missed', coalesce(sum(greatest(charged_amount - collected_amount, 0.00)), 0.00)::text,
      'paidLater', coalesce(sum(paid_later_amount), 0.00)::text,
      'outstanding', coalesce(sum(greatest(charged_amount - collected_amount - paid_later_amount, 0.00)), 0.00)::text)
    from collection k where k.membership_no = m.membership_no),
  'monthly', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(amount), 0.00)::text)
    from receipt_line l join receipt r using (membership_no, receive_year, receive_month, seq_no)
    where membership_no = m.membership_no and posted = '0' and receipt_status = '0'
      and make_date(receive_year, receive_month, 1) = (select max(make_date(receive_year, receive_month, 1))
        from receipt n where n.membership_no = m.membership_no)),
  'given', (select jsonb_build_object('count', count(*), 'used', coalesce(sum(used_amount), 0.00)::text)
    from loan_collateral s join loan_contract c using (loan_contract_no)
    where guarantor_no = m.membership_no and c.membership_no <> m.membership_no and collateral_type = '01'),
  'received', (select jsonb_build_object('count', count(*), 'used', coalesce(sum(used_amount), 0.00)::text)
    from loan_collateral s join loan_contract c using (loan_contract_no)
    where c.membership_no = m.membership_no and collateral_type = '01'),
  'beneficiaries', (select coalesce(jsonb_agg(percent::text order by order_no), '[]')
    from beneficiary b where b.membership_no = m.membership_no),
  'dividends', (select jsonb_build_object('years', coalesce(jsonb_agg(account_year order by account_year desc), '[]'),
      'dividend', coalesce(sum(dividend), 0.00)::text, 'average', coalesce(sum(average_return), 0.00)::text,
      'net', coalesce(sum(net_amount), 0.00)::text)
    from dividend d where d.membership_no = m.membership_no and release_status = '1')
    || (select jsonb_build_object('deducted', coalesce(sum(amount), 0.00)::text)
      from dividend_deduction join dividend d using (membership_no, account_year)
      where membership_no = m.membership_no and release_status = '1'),
  'welfare', (select jsonb_build_object('amount', coalesce(sum(amount), 0.00)::text)
    from welfare_request w where w.membership_no = m.membership_no)
    || (select jsonb_build_object('tabs', coalesce(jsonb_agg(tab order by tab), '[]'),
        'perTab', coalesce(jsonb_agg(tab order by tab), '[]'))
      from (select concat(welfare_type, ' ', count(*)) as tab from welfare_request w
        where w.membership_no = m.membership_no group by welfare_type) as tabs)
  ) as figures
from unnest($1::text[]) as m(membership_no)`;
