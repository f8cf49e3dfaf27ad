// Books of any size for the benchmark of statements, made up as they are sent to PostgreSQL by COPY.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getInterest } from '@sahakorn/rules/interest';
import { from as copyFrom } from 'pg-copy-streams';
import { hashPassword } from '../../src/modules/session/password.ts';
import { writeYearlyBooks } from './yearly-books.mjs';

/** The member with the longest ledgers, and one with ledgers that are as long in books of any size. */
export const LONGEST = { member: '000001', account: '0100000001', contract: 'ส6900001' };
export const ORDINARY = { member: '000002', account: '0100000002', contract: 'ส6900002' };
export const PASSWORD = 'Bench#2569 books';

const LONGEST_ROWS = 24_000;
const LONGEST_SHARE_ROWS = 480;
const LONGEST_LOAN_ROWS = 360;
const ORDINARY_ROWS = 200;
const SHARE_ROWS = 60;
const LOAN_ROWS = 36;
const LOAN_ROWS_TO_COME = 120;
const LOAN_RATE = '6.2500';
/** Of the rules of the demonstration, by which real ledgers agree with their rates. */
const INTEREST_RULE = { yearDays: 365, rounding: { unit: 'satang', mode: 'half-up' } };
const INSTALMENT = 200_000;
const FIRST_DAY = Date.UTC(2006, 10, 20);
const LAST_DAY = Date.UTC(2026, 10, 20);
/** Most movements of an everyday account are withdrawals; interest is paid twice a year. */
const KINDS = [
  ['CW', 'ถอนเงินสด', -300],
  ['XW', 'ถอนโอน', -120],
  ['CD', 'ฝากเงินสด', 250],
  ['CW', 'ถอนเงินสด', -80],
  ['XD', 'ฝากโอน', 260],
];
const INTEREST = ['INT', 'ดอกเบี้ย', 15];
const CHUNK_CHARACTERS = 64 * 1024;

/**
 * How books with a given number of deposit entries are generated: the longest account has half of them (up
 * to 24,000), all other accounts 200 each.
 */
export function getPlan(entries) {
  const longest = Math.min(LONGEST_ROWS, entries / 2);
  return { longest, members: 1 + Math.ceil((entries - longest) / ORDINARY_ROWS) };
}

/** Fills a migrated database. The member's ledgers lie among the others', as real ones do. */
export async function writeBooks(pool, entries) {
  const { longest, members } = getPlan(entries);
  const numbers = Array.from({ length: members }, (_, index) => index + 1);
  const getRows = (member) => (member === 1 ? longest : ORDINARY_ROWS);
  const shareRows = (member) => (member === 1 ? LONGEST_SHARE_ROWS : SHARE_ROWS);
  const loanRows = (member) => (member === 1 ? LONGEST_LOAN_ROWS : LOAN_ROWS);
  const tables = [
    ['member (membership_no, prename, member_name, member_surname)', () => getMembers(numbers)],
    [
      'share_account (membership_no, share_stock, share_amount, period)',
      () => shareAccounts(numbers, shareRows),
    ],
    [
      'share_entry (membership_no, seq_no, operate_date, item_type_code, item_type_description, period, share_value, share_stock)',
      () => shareEntries(numbers, shareRows),
    ],
    [
      'loan_contract (loan_contract_no, membership_no, loan_type_code, loan_type_description, begin_date, loan_approve_amount, principal_balance, period_payment_amount, interest_rate, interest_arrear, payment_type, last_period, installment_count)',
      () => contracts(numbers, loanRows),
    ],
    [
      'loan_entry (loan_contract_no, seq_no, loan_payment_date, item_type_code, item_type_description, period, principal_amount, interest_amount, principal_balance)',
      () => loanEntries(numbers, loanRows),
    ],
    [
      'deposit_account (deposit_account_no, membership_no, deposit_type_code, deposit_type_name, deposit_account_name, opened_on)',
      () => accounts(numbers),
    ],
    [
      'deposit_entry (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)',
      () => depositEntries(numbers, getRows),
    ],
  ];
  await pool.query('truncate member cascade');
  for (const [target, rows] of tables) await copy(pool, target, rows());
  await writeYearlyBooks(pool);
  await pool.query('analyze');
  await openAccounts(pool);
}

async function copy(pool, target, rows) {
  const client = await pool.connect();
  try {
    await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(`copy ${target} from stdin`)));
  } finally {
    client.release();
  }
}

function* inChunks(rows) {
  let text = '';
  for (const row of rows) {
    text += `${row.join('\t')}\n`;
    if (text.length > CHUNK_CHARACTERS) {
      yield text;
      text = '';
    }
  }
  yield text;
}

/** The two members that the benchmark signs in have accepted the terms. */
async function openAccounts(pool) {
  const [hash, numbers] = [await hashPassword(PASSWORD), [LONGEST.member, ORDINARY.member]];
  await pool.query(
    `insert into account (membership_no, password_hash, created_at, password_changed_at)
     select number, $2, now(), now() from unnest($1::text[]) as number`,
    [numbers, hash],
  );
  await pool.query(
    `insert into terms_acceptance (membership_no, version, accepted_at, address, user_agent)
     select number, version, now(), '', '' from unnest($1::text[]) as number, terms`,
    [numbers],
  );
}

const memberNo = (member) => String(member).padStart(6, '0');
const accountNo = (member) => `01${String(member).padStart(8, '0')}`;
const contractNo = (member) => `ส69${String(member).padStart(5, '0')}`;
/** A range of days in which an account with this many rows has about 40. */
export function getFortyRowPeriod(rows) {
  return { from: dayAt(0.4), to: dayAt(0.4 + 40 / rows) };
}

const dayAt = (share) => new Date(FIRST_DAY + share * (LAST_DAY - FIRST_DAY)).toISOString().slice(0, 10);
/** The first day of the month, `months` before the last day. */
const monthsAgo = (months) => new Date(Date.UTC(2026, 10 - months, 1)).toISOString().slice(0, 10);

function* getMembers(numbers) {
  for (const member of numbers) yield [memberNo(member), 'นาย', 'สมชาย', `ใจดี ${member}`];
}

function* accounts(numbers) {
  for (const member of numbers) {
    yield [accountNo(member), memberNo(member), '01', 'เงินฝากออมทรัพย์', 'นายสมชาย ใจดี', '2006-11-20'];
  }
}

/** One account's rows follow the others' in turn, a slice of the years at a time. */
function* depositEntries(numbers, getRows) {
  const slices = 40;
  const state = new Map(numbers.map((member) => [member, { seq: 0, balance: 1_000_000 }]));
  for (let slice = 1; slice <= slices; slice += 1) {
    for (const member of numbers) {
      const rows = getRows(member);
      const until = Math.round((rows * slice) / slices);
      const ledger = state.get(member);
      while (ledger.seq < until) {
        ledger.seq += 1;
        const [kind, name, baht] = ledger.seq === until ? INTEREST : KINDS[ledger.seq % KINDS.length];
        const amount = baht * 100 + (ledger.seq % 100);
        ledger.balance += amount;
        yield [
          accountNo(member),
          ledger.seq,
          dayAt((ledger.seq - 1) / rows),
          kind,
          name,
          decimal(amount),
          decimal(ledger.balance),
        ];
      }
    }
  }
}

function* shareAccounts(numbers, getRows) {
  for (const member of numbers) {
    yield [memberNo(member), decimal(getRows(member) * 100_000), '1000.00', getRows(member)];
  }
}

function* shareEntries(numbers, getRows) {
  for (const member of numbers) {
    const rows = getRows(member);
    for (let seq = 1; seq <= rows; seq += 1) {
      yield [
        memberNo(member),
        seq,
        monthsAgo(rows - seq),
        'SPM',
        'หุ้นรายเดือน',
        seq,
        '1000.00',
        decimal(seq * 100_000),
      ];
    }
  }
}

function* contracts(numbers, getRows) {
  for (const member of numbers) {
    const paid = getRows(member);
    yield [
      contractNo(member),
      memberNo(member),
      '02',
      'เงินกู้สามัญ',
      monthsAgo(paid),
      decimal((paid + LOAN_ROWS_TO_COME) * INSTALMENT),
      decimal(LOAN_ROWS_TO_COME * INSTALMENT),
      decimal(INSTALMENT),
      LOAN_RATE,
      '0.00',
      '01',
      paid,
      paid + LOAN_ROWS_TO_COME,
    ];
  }
}

function* loanEntries(numbers, getRows) {
  for (const member of numbers) {
    const rows = getRows(member);
    for (let seq = 1; seq <= rows; seq += 1) {
      const months = rows - seq;
      const left = (months + LOAN_ROWS_TO_COME) * INSTALMENT;
      yield [
        contractNo(member),
        seq,
        monthsAgo(months),
        'LPM',
        'ชำระรายเดือน',
        seq,
        decimal(-INSTALMENT),
        decimal(getMonthsInterest(left + INSTALMENT, months)),
        decimal(left),
      ];
    }
  }
}

/** Interest in satang for the month that ended `months` months before the last day. */
function getMonthsInterest(balance, months) {
  const from = monthsAgo(months + 1);
  const time = { from, to: monthsAgo(months), rates: [{ from, rate: LOAN_RATE }] };
  return Number(getInterest({ balance: BigInt(balance), ...time }, INTEREST_RULE).value.amount);
}

/** Satang as baht. */
function decimal(satang) {
  return (satang / 100).toFixed(2);
}
