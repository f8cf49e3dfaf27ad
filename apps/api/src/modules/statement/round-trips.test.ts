import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const CONTRACT = encodeURIComponent('ส6700123');
let app: Awaited<ReturnType<typeof getTestApp>>;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token = await signIn(app);
});

afterEach(() => void vi.restoreAllMocks());

/** What is sent to PostgreSQL for one request. */
async function countQueries(path: string, body = {}): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await post(app, path, { token, body })).statusCode).toBe(200);
  return query.mock.calls.length;
}

describe('a feed', () => {
  it.each([
    'member_status',
    'member_dep',
    'member_dep_months/0100012345',
    'member_loan',
    'lastupdate_bydepstatement',
    'member_gian',
    'member_kep',
    'member_collection',
    'member_monthly',
    'member_kepcrem',
    'member_welfare',
    'member_div',
    'member_share_growth',
    'member_confirmations',
    'member_div_lines',
    'member_deduction',
    'member_loan_outlook',
    `member_loan_forecast/${CONTRACT}`,
    `member_loan_trial/${CONTRACT}`,
    `member_loan_payoff/${CONTRACT}`,
  ])('%s asks the database twice', async (feed) => {
    expect(await countQueries(feed)).toBe(2);
  });
});

describe('a feed of what the rules work out', () => {
  it.each(['member_coll'])('%s asks the database for the rules as well', async (feed) => {
    expect(await countQueries(feed)).toBe(3);
  });
});

describe('a page of a statement', () => {
  it.each([
    ['of a deposit', 'member_dep_statement/0100012345', {}],
    [
      'of a deposit with a filter',
      'member_dep_statement/0100012345',
      { from: '2026-01-01', item_type_code: 'CD' },
    ],
    ['of a loan', `member_loan_statement/${CONTRACT}`, {}],
    ['of shares', 'member_share', {}],
  ])('%s queries the database twice: for the session, and for the page', async (_what, path, body) => {
    expect(await countQueries(path, body)).toBe(2);
  });

  it('needs no further query with a cursor', async () => {
    const path = 'member_share';
    const first = (await post(app, path, { token, body: { limit: 2 } })).json<{ next_cursor: string }>();
    expect(await countQueries(path, { limit: 2, cursor: first.next_cursor })).toBe(2);
  });
});
