// Fills the disk of a server to the last byte, kills it there, and frees the disk again.
// Usage: node apps/api/bench/trust/disk-full.mjs [--rounds 5]; needs the right to mount a disk of 400 MB.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median, percentile, writeFigure } from '../../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../../scripts/bench-machine.mjs';
import { getStatus, post, signIn, startServer } from './server.mjs';

const DISK = 'size=400m,mode=755';
const READS = 100;
const PATIENCE_MS = 60_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-disk-'));
const filler = path.join(dataDir, 'filler');
const settings = { DATA_DIR: dataDir, DEMO: 'true', SESSIONS_PER_MEMBER: '1000' };
const tokens = [];
const recoveries = [];
let unread = 0;
let lost = 0;

function run(program, ...args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.trim()}`);
}

/** Leaves not a byte free. */
function fill() {
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
  spawnSync('dd', ['if=/dev/zero', `of=${filler}.rest`, 'bs=1k']);
}

async function free() {
  for (const file of [filler, `${filler}.rest`]) await rm(file, { force: true });
}

/** Signs in until the answer has the status, and returns after how many milliseconds it had it. */
async function waitForSignIn(origin, status) {
  const startedAt = performance.now();
  for (;;) {
    const signed = await signIn(origin);
    if (signed?.status === 200) tokens.push(signed.body.token);
    if (signed?.status === status) return performance.now() - startedAt;
    if (performance.now() - startedAt > PATIENCE_MS)
      throw new Error(`A sign-in was answered with ${signed?.status}.`);
    await sleep(20);
  }
}

async function countUnread(origin) {
  for (let turn = 0; turn < READS; turn += 1) {
    const page = await getStatus(`${origin}/api/info/manu`);
    const feed = await post(origin, 'member_dep', { token: tokens[0] });
    if (page !== 200 || feed?.status !== 200) unread += 1;
  }
}

console.log(machineLine());
run('mount', '-t', 'tmpfs', '-o', DISK, 'sahakorn-trust', dataDir);
let server = await startServer(settings);
try {
  await waitForSignIn(server.origin, 200);
  for (let round = 0; round < rounds; round += 1) {
    fill();
    await waitForSignIn(server.origin, 503);
    await countUnread(server.origin);
    await server.kill('SIGKILL');
    await free();
    const startedAt = performance.now();
    server = await startServer(settings);
    await waitForSignIn(server.origin, 200);
    recoveries.push((performance.now() - startedAt) / 1000);
    fill();
    await waitForSignIn(server.origin, 503);
    await free();
    const afterMs = await waitForSignIn(server.origin, 200);
    for (const token of tokens) {
      if ((await post(server.origin, 'auth/getAuthUser', { token }))?.status !== 200) lost += 1;
    }
    console.log(
      `${round + 1}: ready after a kill on the full disk in ${writeFigure(recoveries.at(-1))} s, ` +
        `writes again ${writeFigure(afterMs / 1000)} s after space was freed, ${lost} of ${tokens.length} sessions lost`,
    );
  }
} finally {
  await server.kill('SIGTERM');
  run('umount', '--lazy', dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
const passed = lost === 0 && unread === 0;
console.log(
  `${passed ? '✓' : '✗'} ${recoveries.length} of ${rounds} recovered, ${unread} of ${rounds * READS} pairs of reads failed while ` +
    `the disk was full, ${lost} of ${tokens.length} sessions lost; ready after ${writeFigure(median(recoveries))} s (median), ` +
    `${writeFigure(percentile(recoveries, 1))} s (longest)`,
);
process.exitCode = passed ? 0 : 1;
