// npm test: everything that must hold. `npm test -- thai api` runs only those stages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { countReports, failures, summaryLine } from './test-reports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Where a stage writes: straight through when it runs alone, gathered when two lanes run side by side. */
function createOutput(alone) {
  const chunks = [];
  const write = (text) => (alone ? process.stdout.write(text) : chunks.push(text));
  return { alone, write, text: () => chunks.join('') };
}

function run(output, command, args, options = {}) {
  return new Promise((resolve) => {
    const stdio = output.alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    child.stdout?.setEncoding('utf8').on('data', output.write);
    child.stderr?.setEncoding('utf8').on('data', output.write);
    child.on('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Runs checks that have no report of their own and writes one for them. */
async function runChecks(output, stage, checks) {
  const results = [];
  for (const [name, command, args] of checks) {
    const ok = await run(output, command, args);
    output.write(`${ok ? '✓' : '✗'} ${name}\n`);
    results.push({ name, ok });
  }
  writeFileSync(path.join(reports, `${stage}.json`), JSON.stringify({ checks: results }));
  return results.every((result) => result.ok);
}

function vitest(stage, folder, changes = {}) {
  const report = path.join(reports, `${stage}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return (output) =>
    run(output, bin('vitest'), args, { cwd: path.join(root, folder), env: { ...process.env, ...changes } });
}

function endToEnd(output) {
  const cli = path.join(root, 'apps/portal/node_modules/@playwright/test/cli.js');
  return run(output, process.execPath, [cli, 'test', '--reporter=dot,json'], {
    cwd: path.join(root, 'apps/portal'),
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json') },
  });
}

const PACKAGES = ['packages/thai', 'packages/contract', 'packages/ui', 'apps/portal', 'apps/api'];

const LINT = [
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['walls between packages and rooms', process.execPath, ['scripts/lint-walls.mjs']],
  ['format', bin('oxfmt'), ['--check', '.']],
];

const BUILD = [['build of the portal', process.execPath, ['scripts/build.mjs']]];

/** Each gives true when all of it held. */
const STAGES = {
  build: (output) => runChecks(output, 'build', BUILD),
  lint: (output) => runChecks(output, 'lint', LINT),
  types: (output) =>
    runChecks(
      output,
      'types',
      PACKAGES.map((name) => [`types of ${name}`, bin('tsc'), ['-p', name]]),
    ),
  scripts: vitest('scripts', 'scripts'),
  thai: vitest('thai', 'packages/thai'),
  contract: vitest('contract', 'packages/contract'),
  portal: vitest('portal', 'apps/portal'),
  kit: vitest('kit', 'packages/ui'),
  // Beside the store of packages, which can only be linked on its own disk.
  package: vitest('package', 'scripts/kit', { TMPDIR: tmpdir() }),
  api: vitest('api', 'apps/api'),
  e2e: endToEnd,
};

/** Longest first: what begins late must not be what all wait for. */
const ORDER = [
  'kit',
  'build',
  'api',
  'e2e',
  'package',
  'portal',
  'scripts',
  'types',
  'lint',
  'thai',
  'contract',
];
/** They look at the portal as it is served, and may not find it half built. */
const SERVED = ['api', 'e2e'];
/** Stages side by side, for two cores. */
const SIDE_BY_SIDE = 2;

const building = Promise.withResolvers();

async function runStage(name, alone) {
  const output = createOutput(alone);
  if (SERVED.includes(name)) await building.promise;
  const begun = performance.now();
  const ok = await STAGES[name](output).catch((error) => {
    output.write(`${error.message}\n`);
    return false;
  });
  if (name === 'build') building.resolve();
  const seconds = (performance.now() - begun) / 1000;
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output.text()}`);
  return { name, ok, seconds };
}

/** Takes the next stage as soon as one is done, until none is left. */
async function runStages(queue) {
  const results = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    results.push(await runStage(name, chosen.length === 1));
  }
  return results;
}

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(STAGES);
const unknown = chosen.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
try {
  process.env.CHROMIUM_PATH = await findBrowser(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.env.TMPDIR = makeMemoryFolder() ?? tmpdir();

const needsBuild = chosen.some((name) => SERVED.includes(name));
const queue = ORDER.filter((name) => chosen.includes(name) || (name === 'build' && needsBuild));
const results = (await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => runStages(queue)))).flat();

for (const { name, ok, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`);
}
const broken = results.filter((result) => !result.ok);
if (broken.length > 0 && countReports(reports).failed === 0) {
  writeFileSync(
    path.join(reports, 'stages.json'),
    JSON.stringify({ checks: broken.map(({ name, ok }) => ({ name, ok })) }),
  );
}
for (const line of failures(reports)) console.log(line);
console.log(summaryLine(countReports(reports)));
process.exitCode = broken.length === 0 ? 0 : 1;
