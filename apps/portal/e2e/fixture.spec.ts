import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney } from '@sahakorn/thai/money';
import { expect, signIn, test } from './portal-test.ts';
import {
  type Portal,
  REPOSITORY,
  environmentFor,
  makeDataDir,
  removeDataDir,
  startPortal,
} from './start-portal.ts';
import { shownRows } from './statement-on-screen.ts';

const FIXTURE = path.join(REPOSITORY, '../shared/data/coop_fixture');
const MAP = path.join(REPOSITORY, 'examples/import-map.coop-fixture.json');
const MEMBER = '000002';
const ACCOUNT = '000002';
const PASSWORD = 'Chao-Na_2569!ok';

type LedgerRow = { account_no: string; seq: number; date: string; dr: string; cr: string; balance: string };

/** The account's rows in ledger order, oldest first, as the file has them. */
function readLedger(accountNo: string): LedgerRow[] {
  const text = gunzipSync(readFileSync(path.join(FIXTURE, 'dep_statement.jsonl.gz'))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(`"account_no":"${accountNo}"`))
    .map((line) => JSON.parse(line) as LedgerRow)
    .toSorted((one, other) => one.seq - other.seq);
}

/** Runs a command of the portal over `dataDir`, with `input` on its standard input. */
async function runPortal(dataDir: string, args: string[], input = ''): Promise<void> {
  const command = promisify(execFile)(process.execPath, ['apps/api/src/cli.ts', ...args], {
    cwd: REPOSITORY,
    env: environmentFor(dataDir),
  });
  command.child.stdin?.end(input);
  await command;
}

const here = existsSync(FIXTURE);

// The line of a skipped test is its title.
test.describe(here ? 'a cooperative’s imported books' : `no books to import: ${FIXTURE} is not here`, () => {
  test.skip(!here);
  test.describe.configure({ timeout: 240_000 });

  let dataDir: string | undefined;
  let portal: Portal | undefined;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    dataDir = await makeDataDir();
    const report = path.join(dataDir, 'import-report.csv');
    const tolerance = ['--balance-tolerance', '0.10', '--report', report];
    await runPortal(dataDir, ['import', FIXTURE, '--map', MAP, ...tolerance]);
    await runPortal(dataDir, ['account', 'create', MEMBER], `${PASSWORD}\n`);
    portal = await startPortal(dataDir);
  });

  test.afterAll(async () => {
    await portal?.stop();
    if (dataDir) await removeDataDir(dataDir);
  });

  test('member 000002 sees the 74 rows of the file in ledger order, with the balances of the books', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: portal?.origin ?? '', locale: 'th-TH' });
    const page = await context.newPage();
    await signIn(page, '2', PASSWORD);
    await page.getByRole('button', { name: 'ยอมรับข้อกำหนดและเงื่อนไข' }).click();
    await page.getByRole('link', { name: 'ดูเงินฝาก' }).click();
    await page.getByRole('link', { name: new RegExp(`ดูรายการเคลื่อนไหว.*${ACCOUNT}`) }).click();
    await page.getByRole('link', { name: 'ดูทั้งหมด' }).click();
    await page.getByRole('button', { name: 'แสดงทั้งหมด' }).click();
    await expect(page.locator('table tbody[data-month] > tr')).toHaveCount(74);

    const ledger = readLedger(ACCOUNT).toReversed();
    expect(ledger).toHaveLength(74);
    const shown = await shownRows(page);
    expect(shown.map(({ date, outflow, inflow, balance }) => ({ date, outflow, inflow, balance }))).toEqual(
      ledger.map(({ date, dr, cr, balance }) => ({
        date: formatThaiDate(date, { style: 'short' }).replaceAll('\u00a0', ' '),
        outflow: dr === '0.00' ? '' : formatMoney(`-${dr}`),
        inflow: dr === '0.00' ? formatMoney(cr, { sign: 'always' }) : '',
        balance: formatMoney(balance),
      })),
    );
    await context.close();
  });
});
