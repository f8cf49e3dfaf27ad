// What the benchmark of statements asks, and of whom.
import { LONGEST, ORDINARY, PASSWORD, getFortyRowPeriod } from './books.mjs';

export const PAGE = 50;
export const DAYS = { from: '2014-03-10', to: '2015-09-20' };
/**
 * Of the requests a second that the floor answers: for pages of the longest account, and for any other feed.
 */
const MIN_OF_FLOOR = 0.5;
const MIN_OF_FLOOR_ELSEWHERE = 1 / 3;

/** The cursors of the page in the middle and of the last, found as a reader finds them. */
async function getCursors(post, address, rows) {
  let cursor = null;
  let read = 0;
  let middle = null;
  let last = null;
  while (read < rows) {
    const left = rows - read;
    if (left > 0 && left <= PAGE) last = cursor;
    if (middle === null && read >= rows / 2) middle = cursor;
    const limit = Math.min(500, left > PAGE ? left - PAGE : left);
    const page = JSON.parse(await post(address, { limit, ...(cursor && { cursor }) }));
    read += page.data.length;
    cursor = page.next_cursor;
  }
  return { middle, last };
}

/** A session makes six requests at a time, and sixteen clients are more than one screen. */
const SESSIONS = 4;
/** Feeds that are no statement. */
const FEEDS = [
  'member_status',
  'member_dep',
  'member_loan',
  'lastupdate_bydepstatement',
  'member_kep',
  'member_welfare',
  'member_div',
  'member_collection',
  'member_gian',
  'member_privacy_requests',
  'member_div_lines',
  'member_coll',
  'member_confirmations',
  'member_confirmation/2026-06-30',
];
/** The median of a feed that is worked out from long ledgers, or reads every row of one. */
const MAX_MS_WORKED_OUT = 20;

/** What is worked out from the ledgers of the longest account, of the longest loan and of their member. */
function getWorkedOut() {
  const contract = encodeURIComponent(LONGEST.contract);
  return [
    ['member_loan_outlook'],
    [`member_loan_forecast/${contract}`],
    [`member_loan_trial/${contract}`, { kind: 'monthly', amount: '1000.00' }],
    [`member_loan_payoff/${contract}`, { day: getDayAhead() }],
    [`member_dep_months/${LONGEST.account}`],
    ['member_deduction'],
    ['member_share_growth'],
  ];
}

/** Half a year ahead: instalments are due before it. */
function getDayAhead() {
  return new Date(Date.now() + 183 * 24 * 3600_000).toISOString().slice(0, 10);
}

/** What is asked, of whom. Every answer is a page of 50 rows with the totals of all. */
export async function getQuestions(client, longestRows) {
  const signIn = async ({ member }) => {
    const body = { membership_no: member, mem_password: PASSWORD, remember: false, recaptcha: null };
    return JSON.parse(await client.post('auth/login', body)).token;
  };
  const longest = await Promise.all(Array.from({ length: SESSIONS }, () => signIn(LONGEST)));
  const ordinary = await Promise.all(Array.from({ length: SESSIONS }, () => signIn(ORDINARY)));
  const deposits = `member_dep_statement/${LONGEST.account}`;
  const { middle, last } = await getCursors(
    (of, body) => client.post(of, body, longest[0]),
    deposits,
    longestRows,
  );
  const loans = `member_loan_statement/${encodeURIComponent(LONGEST.contract)}`;
  const pages = [
    { name: 'longest account, first page', body: {} },
    { name: '  a page in the middle', body: { cursor: middle } },
    { name: '  the last page', body: { cursor: last } },
  ];
  const filtered = [
    { name: '  days with forty rows of it', body: getFortyRowPeriod(longestRows) },
    // Forty rows in the smallest books, 1,850 in the largest: another question,
    // whose growth says nothing of the table.
    { name: '  eighteen months of it', body: DAYS, ownGrowth: true },
    { name: '  one kind of it', body: { item_type_code: 'INT' } },
    { name: '  words of it', body: { text: 'ดอกเบี้ย' }, mostMs: MAX_MS_WORKED_OUT },
  ];
  const others = [
    { name: 'longest share ledger', path: 'member_share', tokens: longest },
    { name: 'longest loan', path: loans, tokens: longest },
    {
      name: 'ordinary account, 200 rows',
      path: `member_dep_statement/${ORDINARY.account}`,
      tokens: ordinary,
    },
    ...FEEDS.map((feed) => ({ name: feed, path: feed, tokens: ordinary })),
    ...getWorkedOut().map(([feed, body = {}]) => ({
      name: feed.split('/')[0],
      path: feed,
      body,
      tokens: longest,
      mostMs: MAX_MS_WORKED_OUT,
    })),
  ];
  return [
    ...pages.map((page) => ({ ...page, path: deposits, tokens: longest, least: MIN_OF_FLOOR })),
    ...filtered.map((page) => ({
      ...page,
      path: deposits,
      tokens: longest,
      least: MIN_OF_FLOOR_ELSEWHERE,
    })),
    ...others.map((feed) => ({ body: {}, ...feed, least: MIN_OF_FLOOR_ELSEWHERE })),
  ];
}
