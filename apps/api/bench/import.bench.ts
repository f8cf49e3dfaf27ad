// Measures the import of books: seconds, rows a second and the memory of everything that it starts.
// Usage: pnpm --filter @sahakorn/api bench:import [--rows 1000000]
// Without --rows it imports ../shared/data/coop_fixture; with it, generated
// books with that many statement rows.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const FIXTURE = path.resolve(REPOSITORY, '../shared/data/coop_fixture');
const CLI = path.resolve(import.meta.dirname, '../src/cli.ts');
const DEBIAN_POSTGRESQL = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin';

const MAX_SECONDS = 60;
const MAX_MEGABYTES = 400;
const SAMPLE_MS = 50;
const ROWS_AN_ACCOUNT = 200;
const WORDS_KEPT = 4000;

type Books = { name: string; args: string[] };
type Measurement = { seconds: number; megabytes: number };

function fixtureBooks(): Books {
  const map = path.join(REPOSITORY, 'examples/import-map.coop-fixture.json');
  return { name: 'coop_fixture', args: [FIXTURE, '--map', map, '--balance-tolerance', '0.10'] };
}

/** Books of the documented columns, written as they are made up, so that their size does not matter. */
async function makeBooks(folder: string, rows: number): Promise<Books> {
  const accounts = Math.ceil(rows / ROWS_AN_ACCOUNT);
  const number = (account: number): string => String(account % 1_000_000).padStart(6, '0');
  function* members(): Generator<string> {
    yield 'membership_no,prename,member_name,member_surname\n';
    for (let account = 1; account <= accounts; account += 1) yield `${number(account)},นาย,สมชาย,ใจดี\n`;
  }
  function* deposits(): Generator<string> {
    yield 'deposit_account_no,membership_no,deposit_type_code,deposit_type_name,balance\n';
    for (let account = 1; account <= accounts; account += 1) {
      yield `D-${account},${number(account)},01,ออมทรัพย์,${ROWS_AN_ACCOUNT * 10}.00\n`;
    }
  }
  function* statement(): Generator<string> {
    yield 'deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance\n';
    for (let account = 1; account <= accounts; account += 1) {
      for (let seq = 1; seq <= ROWS_AN_ACCOUNT; seq += 1) {
        yield `D-${account},${seq},2026-01-05,CD,ฝากเงินสด,10.00,${seq * 10}.00\n`;
      }
    }
  }
  const files = { member: members, member_dep: deposits, member_dep_statement: statement };
  for (const [name, lines] of Object.entries(files)) {
    await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, `${name}.csv`)));
  }
  return { name: `${accounts * ROWS_AN_ACCOUNT} made-up rows`, args: [folder] };
}

/**
 * Runs the command line and watches the memory of every process whose environment or arguments name `mark`.
 */
async function measure(books: Books, env: Record<string, string>, mark: string): Promise<Measurement> {
  const report = path.join(mark, 'report.csv');
  const begin = performance.now();
  const child = spawn(process.execPath, [CLI, 'import', ...books.args, '--report', report], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-WORDS_KEPT)));
  const ended = once(child, 'exit');
  let most = 0;
  while (child.exitCode === null && child.signalCode === null) {
    most = Math.max(most, proportionalMemory(child.pid ?? 0, mark));
    await sleep(SAMPLE_MS);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`The import ended with ${child.exitCode}: ${words}`);
  return { seconds: (performance.now() - begin) / 1000, megabytes: most / 1024 };
}

/** Kilobytes of the command and of PostgreSQL under `mark`, shared pages counted once (PSS). */
function proportionalMemory(command: number, mark: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(processes.map((pid) => [pid, getParent(pid)]));
  const isOurs = (pid: string): boolean =>
    pid === String(command) ||
    getArguments(pid).includes(mark) ||
    getArguments(parents.get(pid) ?? '').includes(mark);
  return processes.filter(isOurs).reduce((sum, pid) => sum + getPss(pid), 0);
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended between two looks.
    return '';
  }
}

const getArguments = (pid: string): string => readProcess(pid, 'cmdline');
const getParent = (pid: string): string => /^PPid:\s*(\d+)/m.exec(readProcess(pid, 'status'))?.[1] ?? '';
const getPss = (pid: string): number =>
  Number(/^Pss:\s*(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0);

type Server = { url: string; stop: () => void };

/** A PostgreSQL of the system on a socket in `folder`, as another account where we are root. */
async function startDebianServer(folder: string): Promise<Server> {
  const data = path.join(folder, 'cluster');
  const account = os.userInfo().uid === 0 ? getNumber('postgres') : null;
  const as = account === null ? {} : { uid: account.uid, gid: account.gid };
  if (account) await chown(folder, account.uid, account.gid);
  const run = (program: string, args: string[]): void => {
    const { status, stderr } = spawnSync(path.join(DEBIAN_POSTGRESQL, program), args, {
      ...as,
      encoding: 'utf8',
      cwd: folder,
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  run('initdb', ['-D', data, '--encoding=UTF8', '--locale=C.UTF-8', '-U', 'postgres', '--auth=trust']);
  const options = `-k ${folder} -c listen_addresses='' -c timezone=Asia/Bangkok`;
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  return { url, stop: () => run('pg_ctl', ['-D', data, '-m', 'fast', 'stop']) };
}

function getNumber(name: string): { uid: number; gid: number } {
  const account = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = account?.split(':') ?? [];
  if (!uid || !gid) throw new Error(`There is no account ${name} to run PostgreSQL as`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function compare(
  books: Books,
  place: string,
  env: Record<string, string>,
  mark: string,
): Promise<boolean> {
  let good = true;
  for (const turn of ['first', 'again']) {
    const { seconds, megabytes } = await measure(books, env, mark);
    good &&= seconds < MAX_SECONDS && megabytes < MAX_MEGABYTES;
    console.log(`${books.name}, ${place}, ${turn}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
  }
  return good;
}

const { values } = parseArgs({ options: { rows: { type: 'string' } } });
const work = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-'));
await chmod(work, 0o755);
try {
  const made = path.join(work, 'books');
  await mkdir(made);
  if (!values.rows && !existsSync(FIXTURE)) throw new Error(`No books at ${FIXTURE}: use --rows`);
  const books = values.rows ? await makeBooks(made, Number(values.rows)) : fixtureBooks();
  const embedded = path.join(work, 'embedded');
  await mkdir(embedded);
  let good = await compare(books, 'embedded PostgreSQL', { DATA_DIR: embedded, DATABASE_URL: '' }, embedded);
  if (existsSync(DEBIAN_POSTGRESQL)) {
    const own = path.join(work, 'own');
    await mkdir(own);
    const server = await startDebianServer(own);
    good =
      (await compare(books, `PostgreSQL of ${DEBIAN_POSTGRESQL}`, { DATABASE_URL: server.url }, own).finally(
        server.stop,
      )) && good;
  } else console.log(`No PostgreSQL in ${DEBIAN_POSTGRESQL} (PG_BIN): only the embedded one was measured`);
  if (!good) console.log(`Over ${MAX_SECONDS} s or ${MAX_MEGABYTES} MB`);
  process.exitCode = good ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
