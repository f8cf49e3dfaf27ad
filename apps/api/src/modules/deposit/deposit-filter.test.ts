import type { DepositEntry, DepositStatement } from '@sahakorn/contract/deposit';
import { absMoney, compareMoney, getMoneySign, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { readAllPages } from '../../../test/statement.ts';

const database = useDemoDatabase();
const PATH = 'member_dep_statement/0100012345';

let app: FastifyInstance;
let token: string;
let all: DepositEntry[];

beforeAll(async () => {
  app = await getTestApp(database);
  token = await signIn(app);
  all = await readEntries({});
});

beforeEach(async () => {
  app = await getTestApp(database);
});

const read = async (body: object) => (await post(app, PATH, { token, body })).json<DepositStatement>();

async function readEntries(filter: object): Promise<DepositEntry[]> {
  return (await readAllPages<DepositStatement>(app, PATH, { token, filter })).rows;
}

const size = ({ amount }: DepositEntry) => absMoney(amount);
const containsWord = (entry: DepositEntry, word: string) =>
  [entry.item_description, entry.note, entry.doc_no].some((text) =>
    text?.toLowerCase().includes(word.toLowerCase()),
  );

describe('a filtered statement', () => {
  it.each<[what: string, filter: object, keep: (entry: DepositEntry) => boolean]>([
    ['money in', { direction: 'in' }, ({ amount }) => getMoneySign(amount) > 0],
    ['money out', { direction: 'out' }, ({ amount }) => getMoneySign(amount) < 0],
    ['a least amount', { amount_from: '1500' }, (entry) => compareMoney(size(entry), '1500.00') >= 0],
    ['a maximum amount', { amount_to: '236.25' }, (entry) => compareMoney(size(entry), '236.25') <= 0],
    ['a word', { text: 'เงินสด' }, (entry) => containsWord(entry, 'เงินสด')],
    [
      'two words, in any place',
      { text: ' สาขาสอง  ถอน ' },
      (entry) => containsWord(entry, 'สาขาสอง') && containsWord(entry, 'ถอน'),
    ],
    [
      'more words than are prepared',
      { text: 'ส า ข อ ง' },
      (entry) => [...'สาของ'].every((word) => containsWord(entry, word)),
    ],
    [
      'a word in some days',
      { from: '2026-06-01', to: '2026-10-15', text: 'โอน' },
      (entry) =>
        entry.operate_date >= '2026-06-01' &&
        entry.operate_date <= '2026-10-15' &&
        containsWord(entry, 'โอน'),
    ],
    [
      'all of it in some days',
      { from: '2026-06-01', to: '2026-10-15', direction: 'out', amount_from: '100.5', text: 'โอน' },
      (entry) =>
        entry.operate_date >= '2026-06-01' &&
        entry.operate_date <= '2026-10-15' &&
        getMoneySign(entry.amount) < 0 &&
        compareMoney(size(entry), '100.50') >= 0 &&
        containsWord(entry, 'โอน'),
    ],
  ])('by %s shows those rows on all its pages, and their sums', async (_, filter, keep) => {
    const kept = all.filter(keep);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
    expect(await readEntries(filter)).toEqual(kept);
    const amounts = kept.map(({ amount }) => amount);
    expect((await read({ ...filter, limit: 1 })).totals).toMatchObject({
      row_count: kept.length,
      credit_amount: sumMoney(amounts.filter((amount) => getMoneySign(amount) > 0)),
      debit_amount: sumMoney(amounts.filter((amount) => getMoneySign(amount) < 0)),
      opening_balance: null,
    });
  });

  it('finds a document number in small letters', async () => {
    const numbered = all.find(({ doc_no }) => doc_no !== null && /[A-Z]/.test(doc_no));
    const found = await readEntries({ text: numbered?.doc_no?.toLowerCase() });
    expect(found).toContainEqual(numbered);
  });

  it.each(['%', '_', String.raw`\ `, "';--", '(ก+)+$'])('looks for %j literally', async (text) => {
    expect((await read({ text })).totals.row_count).toBe(
      all.filter((entry) => containsWord(entry, text.trim())).length,
    );
  });

  it('is the complete statement for a text of spaces alone', async () => {
    expect((await read({ text: ' \u200b ' })).totals.row_count).toBe(all.length);
  });

  it('takes thirteen digits, and finds nothing that large', async () => {
    expect((await read({ amount_from: '9999999999999.99' })).totals.row_count).toBe(0);
  });

  it.each([
    { amount_from: '1,500' },
    { amount_from: '1,5o0' },
    { amount_to: '-5' },
    { amount_from: '123456789012345' },
    { amount_to: '1.005' },
    { amount_from: 1500 },
    { amount_from: '' },
    { amount_from: '20', amount_to: '3' },
    { direction: 'both' },
    { text: 'ก'.repeat(101) },
  ])('is refused for %j', async (body) => {
    expect((await post(app, PATH, { token, body })).statusCode).toBe(400);
  });

  it('does not go on with a cursor of another filter', async () => {
    const { next_cursor: cursor } = await read({ direction: 'in', limit: 1 });
    expect((await post(app, PATH, { token, body: { direction: 'out', cursor } })).statusCode).toBe(400);
    expect((await read({ direction: 'in', limit: 1, cursor })).data).toHaveLength(1);
  });
});
