// Backs up the books of a running server on the embedded database, proves the backup, and restores it.
// Usage: npm run bench:backup -- [--entries 1000000]
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMet, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../scripts/bench-machine.mjs';
import { writeBooks } from './statement/books.mjs';
import { openEmbedded } from './statement/place.mjs';

const CLI = path.resolve(import.meta.dirname, '../src/cli.ts');
const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/backup.json');
const BACKUP_MAX_SECONDS = 60;
const RESTORE_MAX_SECONDS = 120;
const SAMPLE_MS = 20;
const MEGABYTE = 1e6;

/** Runs a command of the portal; its own processor seconds and most memory, without PostgreSQL's. */
async function measure(name, args, env) {
  const begin = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let seen = { cpuSeconds: 0, megabytes: 0 };
  const sampling = setInterval(() => (seen = readUse(child.pid) ?? seen), SAMPLE_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { name, seconds: (performance.now() - begin) / 1000, ...seen };
}

function readUse(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; user and system time, in hundredths,
    // are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const peak = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (peak === undefined) return null;
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
      megabytes: (Number(peak) * 1024) / MEGABYTE,
    };
  } catch {
    return null; // It ended between two looks, or there is no /proc.
  }
}

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1000000' } } });
const folder = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-bench-backup-'));
const place = await openEmbedded();
const figures = [];
let bytes = 0;
try {
  await writeBooks(place.pool, Number(values.entries));
  const key = path.join(folder, 'key');
  const target = path.join(folder, 'backups');
  await measure('key', ['backup', '--new-key', key], { DATA_DIR: place.dataDir });
  const settings = { BACKUP_KEY_FILE: key };
  figures.push(await measure('backup', ['backup', '--to', target], { ...settings, DATA_DIR: place.dataDir }));
  const file = path.join(target, readdirSync(target)[0]);
  bytes = statSync(file).size;
  const restored = path.join(folder, 'restored');
  figures.push(
    await measure('verify', ['verify', file], { ...settings, DATA_DIR: restored }),
    await measure('restore', ['restore', file], { ...settings, DATA_DIR: restored }),
  );
} finally {
  await place.close();
  await rm(folder, { recursive: true, force: true });
}
const rows = figures.map(({ name, seconds, cpuSeconds, megabytes }) => [
  name,
  ...[seconds, cpuSeconds, megabytes].map((value) => writeFigure(value)),
]);
const entries = Number(values.entries).toLocaleString('en');
console.log(
  `\n${entries} deposit entries, ${writeFigure(bytes / MEGABYTE)} MB encrypted; ${machineLine()}\n`,
);
console.log(writeTable([['', 'seconds', 'own CPU seconds', 'MB at most'], ...rows]));
const getSeconds = (name) => figures.find((figure) => figure.name === name)?.seconds;
const targets = [
  { name: 'backup', value: getSeconds('backup'), most: BACKUP_MAX_SECONDS, unit: 's' },
  { name: 'restore, proved', value: getSeconds('restore'), most: RESTORE_MAX_SECONDS, unit: 's' },
];
console.log();
for (const verdict of targets) console.log(writeVerdict(verdict));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), entries, bytes, figures }, null, 2)}\n`);
process.exitCode = targets.every(isMet) ? 0 : 1;
