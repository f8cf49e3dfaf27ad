import type { Insertable, Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { todayIso } from '@sahakorn/thai/date';
import { addDays, startOfMonth } from '@sahakorn/thai/date-arithmetic';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../schema.ts';
import { seedBoard } from './board.ts';
import { openConfirmations } from '../open-confirmations.ts';
import type { DemoBooks } from './demo-books.ts';
import { demoBooks } from './demo-books.ts';
import { demoMembers } from './demo-members.ts';

/** Far below the 65,535 parameters that one statement may have. */
const BATCH_ROWS = 1000;
const CONFIRMATION_DAYS = 30;
/** PostgreSQL's error code for a lock that another session holds. */
export const BEING_FILLED = '55P03';

type SeedOptions = {
  /** The books are written as of this instant's day in Bangkok. */
  now: Date;
  hashPassword: (password: string) => Promise<string>;
  /** Refused when true: the demonstration's passwords are public. */
  production?: boolean;
};

/** Whether the database contains no books yet, neither a cooperative's nor the demonstration's. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from member) and not exists (select from books) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}

/**
 * Fills an empty database with the demonstration cooperative, in one transaction.
 * @throws OperatorError when the database contains anyone's books, or in production; an error of {@link
 *   BEING_FILLED} while another server fills it.
 */
export async function seedDemo(db: Kysely<Database>, options: SeedOptions): Promise<void> {
  const { now, hashPassword, production = false } = options;
  if (production)
    throw new OperatorError({
      th: 'ไม่ใส่สหกรณ์ตัวอย่างในระบบที่ใช้งานจริง (NODE_ENV=production)',
      en: 'The demonstration cooperative is never loaded in production.',
    });
  await db.transaction().execute(async (trx) => {
    // Two servers that start at the same moment must not both find the database empty.
    await sql`lock table books in exclusive mode nowait`.execute(trx);
    if (!(await isEmpty(trx))) {
      throw new OperatorError({
        th: 'สหกรณ์ตัวอย่างต้องใช้ฐานข้อมูลว่าง แต่ฐานข้อมูลนี้มีสมุดบัญชีอยู่แล้ว',
        en: 'The demonstration cooperative needs an empty database; this one holds books.',
      });
    }
    await insertBooks(trx, demoBooks(now));
    await openDemoConfirmations(trx, now);
    await insertAll(trx, 'account', await openAccounts(now, hashPassword));
    await acceptTerms(trx, now);
    await seedBoard(trx, now);
    await trx.insertInto('books').values({ kind: 'demo', loaded_at: now, digest: null }).execute();
  });
}

/** Asks for the balances at the end of last month. */
async function openDemoConfirmations(trx: Transaction<Database>, now: Date): Promise<void> {
  const today = todayIso(now);
  const balanceOn = addDays(startOfMonth(today), -1);
  await openConfirmations(trx, { balanceOn, openUntil: addDays(today, CONFIRMATION_DAYS), now });
}

async function openAccounts(
  now: Date,
  hashPassword: SeedOptions['hashPassword'],
): Promise<Insertable<Database['account']>[]> {
  const opened = demoMembers.map(async ({ membershipNo, password }) => {
    if (password === null) return [];
    const account = {
      created_at: now,
      password_changed_at: now,
      password_hash: await hashPassword(password),
    };
    return [{ membership_no: membershipNo, ...account }];
  });
  return (await Promise.all(opened)).flat();
}

async function insertBooks(trx: Transaction<Database>, books: DemoBooks): Promise<void> {
  await insertAll(trx, 'member', books.members);
  await insertAll(trx, 'share_account', books.shareAccounts);
  await insertAll(trx, 'share_entry', books.shareEntries);
  await insertAll(trx, 'loan_contract', books.loanContracts);
  await insertAll(trx, 'loan_rate', books.loanRates);
  await insertAll(trx, 'loan_collateral', books.loanCollateral);
  await insertAll(trx, 'loan_entry', books.loanEntries);
  await insertAll(trx, 'deposit_account', books.depositAccounts);
  await insertAll(trx, 'deposit_entry', books.depositEntries);
  await insertAll(trx, 'receipt', books.receipts);
  await insertAll(trx, 'receipt_line', books.receiptLines);
  await insertAll(trx, 'collection', books.collections);
  await insertAll(trx, 'cremation_receipt', books.cremationReceipts);
  await insertAll(trx, 'beneficiary', books.beneficiaries);
  await insertAll(trx, 'welfare_request', books.welfareRequests);
  await insertAll(trx, 'dividend', books.dividends);
  await insertAll(trx, 'dividend_deduction', books.dividendDeductions);
}

async function acceptTerms(trx: Transaction<Database>, now: Date): Promise<void> {
  const accepted = demoMembers.filter(({ termsAccepted }) => termsAccepted);
  const { version } = await trx
    .selectFrom('terms')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  await insertAll(
    trx,
    'terms_acceptance',
    accepted.map(({ membershipNo }) => ({
      membership_no: membershipNo,
      version,
      accepted_at: now,
      address: '',
      user_agent: '',
    })),
  );
}

async function insertAll<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + BATCH_ROWS))
      .execute();
  }
}
