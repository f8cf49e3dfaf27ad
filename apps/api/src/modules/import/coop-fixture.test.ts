import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { countedFigures, openSessions, statedFigures } from '../../../test/figures.ts';
import { loadMap } from './mapping/load-map.ts';
import { BooksRefused } from './values/problems.ts';
import type { ImportMap } from './mapping/import-map.ts';
import { dumpBooks, runImport } from './test/books.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../../..');
const FIXTURE = path.resolve(REPOSITORY, '../shared/data/coop_fixture');
const present = existsSync(FIXTURE);

type StatementRow = {
  account_no: string;
  seq: number;
  date: string;
  dr: string;
  cr: string;
  balance: string;
};

describe.skipIf(!present)(
  `the books of ${present ? 'coop_fixture' : 'coop_fixture, which does not lie beside the repository'}`,
  () => {
    const { db, pool } = useTestDatabase();
    let map: ImportMap;

    beforeAll(async () => {
      map = await loadMap(path.join(REPOSITORY, 'examples/import-map.coop-fixture.json'));
    });

    const run = (tolerance: string) => runImport(pool, FIXTURE, { map, tolerance });

    it('are refused without a tolerance: 3,326 rows are off by 0.10', async () => {
      const error: unknown = await run('0').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BooksRefused);
      expect(error).toMatchObject({ count: 3326, sufficientTolerance: '0.10', stage: 'books' });
      expect(error).toMatchObject({ first: { length: 50 } });
    });

    it('are imported completely with it, and a second import changes nothing', async () => {
      const first = await run('0.10');
      expect(first).toMatchObject({ tolerated: 3326, midway: 0, unread: ['orders.jsonl.gz'] });
      expect(first.unlikelyDays).toMatchObject([{ file: 'dep_statement.jsonl.gz', count: 28 }]);
      expect(Object.fromEntries(first.books.map(({ file, added }) => [file, added]))).toEqual({
        'members.jsonl.gz': 5369,
        'loans.jsonl.gz': 682,
        'loan_statement.jsonl.gz': 123,
        'deposits.jsonl.gz': 4500,
        'dep_statement.jsonl.gz': 77_197,
      });
      const before = await dumpBooks(pool);
      const second = await run('0.10');
      expect(second.books.map(({ added, changed, vanished }) => added + changed + vanished)).toEqual([
        0, 0, 0, 0, 0,
      ]);
      expect(await dumpBooks(pool)).toEqual(before);
    }, 120_000);

    it('show every statement as the file states it', async () => {
      const lines = gunzipSync(await readFile(path.join(FIXTURE, 'dep_statement.jsonl.gz'))).toString('utf8');
      const stated = lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as StatementRow)
        .filter(({ account_no: account }) => account === '000002');
      const { rows } = await pool.query(
        `select seq_no, operate_date, amount, balance from deposit_entry where deposit_account_no = '000002' order by seq_no`,
      );
      expect(rows).toHaveLength(74);
      expect(rows).toEqual(
        stated.map(({ seq, date, dr, cr, balance }) => ({
          seq_no: seq,
          operate_date: date,
          amount: dr === '0.00' ? cr : `-${dr}`,
          balance,
        })),
      );
    });

    it('state to 200 members, those with the longest ledgers among them, what SQL counts', async () => {
      const { rows } = await pool.query<{ membership_no: string }>(`
        (select membership_no from deposit_account join deposit_entry using (deposit_account_no)
          group by membership_no order by count(*) desc, membership_no limit 40)
        union (select membership_no from loan_contract join loan_entry using (loan_contract_no)
          group by membership_no order by count(*) desc, membership_no limit 20)
        union (select membership_no from member order by md5(membership_no) limit 140)`);
      const members = rows.map(({ membership_no }) => membership_no);
      expect(members.length).toBeGreaterThan(190);
      const app = await buildTestApp({ db });
      const tokens = await openSessions(pool, members);
      const counted = await countedFigures(pool, members);
      for (const member of members) {
        expect(await statedFigures(app, tokens.get(member) ?? ''), member).toEqual(counted.get(member));
      }
    }, 120_000);

    it('leave open what they do not state', async () => {
      const { rows } = await pool.query(`
      select (select count(*)::int from deposit_account where balance is null) as accounts_without_balance,
             (select count(*)::int from loan_contract where principal_balance is not null) as loans_with_balance,
             (select count(*)::int from loan_entry where interest_amount is not null) as payments_with_interest,
             (select sum(balance) from deposit_account) as stated`);
      expect(rows).toEqual([
        {
          accounts_without_balance: 2917,
          loans_with_balance: 0,
          payments_with_interest: 0,
          stated: expect.any(String),
        },
      ]);
    });

    it('read well: names, addresses and notes in Thai', async () => {
      const { rows } = await pool.query(`
      select deposit_account_name, address_present, note
      from deposit_account join member using (membership_no)
      join deposit_entry on deposit_entry.deposit_account_no = '000002' and seq_no = 2
      where deposit_account.deposit_account_no = '000002'`);
      expect(rows).toEqual([
        {
          deposit_account_name: 'นายภัทรดนัย พันธุ์เพียร',
          address_present: '130/26 หมู่ 3 บางนาใต้ บางนา กรุงเทพมหานคร 10260',
          note: 'ธนาคาร ST บัญชี 66487163',
        },
      ]);
    });
  },
);
