import { DocumentKind } from '@sahakorn/contract/document';
import { absMoney, formatMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { askAbout, DOCUMENT_PATHS, printDocument, verifyCode } from '../../../test/printed-documents.ts';
import { DocumentRegister, type NewDocument } from './document-register.ts';

const database = useDemoDatabase();
const { db, pool } = database;

const KINDS = DocumentKind.options;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { verifyPerMinute: 0 } });
  token = await signIn(app);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.deleteFrom('issued_document').execute();
});

const print = (kind: DocumentKind) => printDocument(app, token, DOCUMENT_PATHS[kind]);
const verify = (code: string) => verifyCode(app, code);
const ask = (code: string) => askAbout(app, code);

type Leaf = { path: string; change: (value: unknown) => unknown };

/** Every text and number in a value, each with a copy of the whole in which only that one differs. */
function listLeaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, change: (text) => `${String(text)}1` }];
  if (typeof value === 'number') return [{ path, change: (number) => Number(number) + 1 }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listLeaves(part, `${path}/${key}`).map(({ path: place, change }) => ({
      path: place,
      change: (whole: unknown) => {
        const copy = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) };
        return Object.assign(copy, { [key]: change((whole as Record<string, unknown>)[key]) });
      },
    })),
  );
}

describe.each(KINDS)('the code of a printed %s', (kind) => {
  it('shows figures that are on the paper, and neither the member nor a number of an account', async () => {
    const { code, text } = await print(kind);
    const { figures = [], amount, books, issued_at: issuedAt } = await verify(code);
    expect(books).toEqual({ state: 'same', state_name: 'ตรงกับสมุดวันนี้', reason: null });
    expect(issuedAt).toBe('2026-11-20T03:00:00.000Z');
    expect(text).toContain('ออกเมื่อ 20 พฤศจิกายน 2569 เวลา 10.00 น.');
    expect(amount).toBe(figures[0]?.amount);
    expect(amount).not.toBeNull();
    const amounts = figures.flatMap((figure) => figure.amount ?? []);
    for (const printed of amounts) expect(text).toContain(formatMoney(absMoney(printed)));
    expect(JSON.stringify(figures)).not.toMatch(/1234|สมหญิง|ใจดี|ส6700123/);
  });

  it('is another one if any printed text was another', async () => {
    const issue = vi.spyOn(DocumentRegister.prototype, 'issue');
    const { code } = await print(kind);
    const [issued] = issue.mock.calls[0] ?? [];
    const [register] = issue.mock.contexts as DocumentRegister[];
    if (!issued || !register) throw new Error('Nothing was issued.');
    const leaves = listLeaves(issued.printed);
    expect(leaves.length).toBeGreaterThan(20);
    const codes: string[] = [];
    for (const { change } of leaves) {
      const changed = { ...issued, printed: change(issued.printed) as NewDocument['printed'] };
      codes.push((await register.issue(changed)).code);
    }
    const same = leaves.filter((_leaf, at) => codes[at] === code.replaceAll('-', ''));
    expect(same.map(({ path }) => path)).toEqual([]);
    expect(new Set(codes).size).toBe(leaves.length);
  });

  it('is unknown if any field of what is stored was another', async () => {
    const { code } = await print(kind);
    const forgeries = await listForgeries();
    expect(forgeries.length).toBeGreaterThan(15);
    const known = [];
    for (const [name, forgery, restore] of forgeries) {
      await pool.query(forgery.sql, forgery.values);
      if ((await ask(code)).statusCode !== 404) known.push(name);
      await pool.query(restore.sql, restore.values);
    }
    expect(known).toEqual([]);
    expect((await verify(code)).state).toBe('original');
  });
});

type Statement = { sql: string; values: unknown[] };

/** For every column of the stored document, and every part of its JSON, how to change it and how to restore it. */
async function listForgeries(): Promise<[name: string, forgery: Statement, restore: Statement][]> {
  const tables = ['issued_document', 'issued_document_detail'];
  const { rows: columns } = await pool.query<Record<'table_name' | 'column_name' | 'data_type', string>>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_name = any($1) and column_name not in ('code', 'seal')`,
    [tables],
  );
  const found = await Promise.all(
    columns.map(async ({ table_name: table, column_name: column, data_type: type }) => {
      const { rows } = await pool.query<{ value: unknown }>(
        `select to_jsonb(${column}) as value from ${table}`,
      );
      const value = rows[0]?.value;
      const set = (expression: string, values: unknown[] = []): Statement => ({
        sql: `update ${table} set ${column} = ${expression}`,
        values,
      });
      if (type === 'jsonb' && value !== null) {
        const restore = set('$1', [JSON.stringify(value)]);
        return listLeaves(value).map(({ path, change }): [string, Statement, Statement] => [
          `${column}${path}`,
          set('$1', [JSON.stringify(change(value))]),
          restore,
        ]);
      }
      const restore = set(`(select ${column} from jsonb_populate_record(null::${table}, $1))`, [
        JSON.stringify({ [column]: value }),
      ]);
      const other = value === null ? NEW_VALUES[type] : OTHER_VALUES[type]?.(column);
      if (other === undefined) throw new Error(`No other value of the type ${type}.`);
      return [[column, set(other), restore] satisfies [string, Statement, Statement]];
    }),
  );
  return found.flat();
}

const NEW_VALUES: Record<string, string> = {
  integer: '1',
  numeric: '1',
  date: `date '2026-01-01'`,
  jsonb: `'{"rowCount": 1}'`,
};

const OTHER_VALUES: Record<string, (column: string) => string> = {
  text: (column) => `${column} || 'x'`,
  numeric: (column) => `${column} + 0.01`,
  integer: (column) => `${column} + 1`,
  date: (column) => `${column} + 1`,
  bytea: (column) => `set_byte(${column}, 3, get_byte(${column}, 3) # 1)`,
  'timestamp with time zone': (column) => `${column} + interval '1 second'`,
};

it('of a document that has lost its detail is unknown', async () => {
  const { code } = await print('receipt');
  await sql`delete from issued_document_detail`.execute(db);
  expect((await ask(code)).statusCode).toBe(404);
});
