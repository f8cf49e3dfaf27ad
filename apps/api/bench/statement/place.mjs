// Starts the server that a benchmark measures, as a separate process with a database for the benchmark only.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/client.ts';

const SERVER = path.resolve(import.meta.dirname, '../../src/server.ts');
const FLOOR = path.resolve(import.meta.dirname, 'floor.mjs');
const log = pino({ level: 'silent' });

/**
 * The server with a private PostgreSQL in a new folder.
 * @param {Record<string, string>} [environment] of the server, in addition to the default
 */
export async function openEmbedded(environment = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-api-'));
  return openPlace('embedded', { databaseUrl: null, dataDir: folder, environment }, () =>
    rm(folder, { recursive: true, force: true }),
  );
}

/** The server over a new database on the PostgreSQL of an address, whose own database is not touched. */
export async function openUrl(databaseUrl, environment = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-api-'));
  const name = `sahakorn_bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await runOn(databaseUrl, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  return openPlace('DATABASE_URL', { databaseUrl: url.href, dataDir: folder, environment }, async () => {
    await runOn(databaseUrl, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });
}

async function openPlace(name, settings, remove) {
  let database;
  try {
    const server = await startServer(settings);
    database = await openDatabase(settings, { role: 'command', log });
    const close = async () => {
      await database.close();
      await server.stop();
      await remove();
    };
    const work = () => readWork(server.pid, database.pool, 'sahakorn-server');
    const { dataDir } = settings;
    return { name, dataDir, origin: server.origin, pid: server.pid, pool: database.pool, work, close };
  } catch (error) {
    await database?.close();
    await remove();
    throw error;
  }
}

/** The floor of a statement over the same database, as a separate process. */
export async function openFloor(pool) {
  const { host, port, user, password, database, connectionString, ssl } = pool.options;
  const address = { host, port, user, password, database, connectionString, ssl };
  const { origin, pid, stop } = await startProcess(FLOOR, { DATABASE: JSON.stringify(address) });
  return { origin, work: () => readWork(pid, pool, 'sahakorn-floor'), close: stop };
}

function startServer({ databaseUrl, dataDir, environment }) {
  return startProcess(SERVER, {
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    // The work of one process is read, and compared with floors of one process.
    WORKERS: '1',
    LOG_FILE: path.join(dataDir, 'portal.log'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
}

async function startProcess(script, environment) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let words = '';
  for await (const part of child.stdout) {
    words += part;
    const [origin] = words.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
    if (origin) return { origin, pid: child.pid, stop };
  }
  throw new Error('The server did not start.');
}

/** Clock ticks of Linux are hundredths of a second. */
const TICK_MS = 10;

/**
 * Processor milliseconds so far of the server and of the processes that answer its queries, by process; what
 * else the machine does is not in it. Empty if there is no `/proc`, or the database is on another machine.
 */
async function readWork(server, pool, application) {
  const { rows } = await pool.query('select pid from pg_stat_activity where application_name = $1', [
    application,
  ]);
  const known = new Map();
  for (const pid of [server, ...rows.map((row) => row.pid)]) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name in brackets may contain spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (pid !== server && !stat.includes('postgres')) continue;
    if (stat !== '') known.set(pid, (Number(fields[11]) + Number(fields[12])) * TICK_MS);
  }
  return known;
}

async function runOn(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
