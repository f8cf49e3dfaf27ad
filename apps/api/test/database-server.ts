import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { createKysely, createPool } from '../src/db/pool.ts';
import { openEmbedded } from '../src/db/embedded/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import type { Database } from '../src/db/schema.ts';

const log = pino({ level: 'silent' });

/**
 * The PostgreSQL of a test run: where its databases are made, and the migrated one that they are copied from.
 */
export type TestServer = { url: string; template: string };

/** The one with the demonstration cooperative, made by the first test file that needs it. */
const toDemoName = (template: string) => `${template}_demo`;

/** The address of another database of the same server. */
export function toUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient<Result>(
  serverUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on the server itself. */
export async function runOn(serverUrl: string, statement: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(statement));
}

/**
 * Makes a database like another; its files are copied, where the default would write each page to the log.
 */
export function copyDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  return runOn(serverUrl, `create database ${name} template ${template} strategy file_copy`);
}

/**
 * The database with the demonstration to copy from. `fill` writes it into a migrated one, once for the whole
 * run: files that need it at the same moment wait for the first.
 */
export function demoTemplate(
  { url, template }: TestServer,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<string> {
  const name = toDemoName(template);
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = createDatabaseName();
    await copyDatabase(url, draft, template);
    const db = createKysely(createPool({ connectionString: toUrl(url, draft) }, 'command', log));
    await fill(db).finally(() => db.destroy());
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** A name that no other run on the same server takes. */
export function createDatabaseName(): string {
  return `sahakorn_test_${randomBytes(6).toString('hex')}`;
}

/**
 * Takes the PostgreSQL named by TEST_DATABASE_URL or DATABASE_URL, else starts a private one for this run.
 */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPrivate();
  const template = createDatabaseName();
  const drop = async () => {
    for (const name of [template, toDemoName(template)]) await runOn(url, `drop database if exists ${name}`);
  };
  try {
    await makeTemplate(url, template);
  } catch (error) {
    await drop().finally(stop);
    throw error;
  }
  return { server: { url, template }, stop: () => drop().finally(stop) };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runOn(url, `create database ${template} template template0 encoding 'UTF8'`);
  const db = createKysely(createPool({ connectionString: toUrl(url, template) }, 'command', log));
  await migrate(db).finally(() => db.destroy());
}

/** A test run that is killed cannot clean up, and would leave its database running forever. */
function removeWhenOrphaned(folder: string): void {
  const program = path.join(import.meta.dirname, 'fixtures/remove-when-orphaned.ts');
  const child = spawn(process.execPath, [program, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}

async function startPrivate(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sahakorn-test-'));
  removeWhenOrphaned(folder);
  const settings = { max_connections: '100', synchronous_commit: 'off' };
  const embedded = await openEmbedded({ dataDir: folder, role: 'server', log, settings });
  const url = `postgresql://${embedded.address.user}@localhost/postgres?host=${encodeURIComponent(embedded.address.host ?? '')}`;
  const stop = async () => {
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
