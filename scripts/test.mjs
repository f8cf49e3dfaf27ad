// npm test: everything that must hold, one stage after another. `npm test -- unit api` runs only those stages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { ensurePortalBuild } from './build.mjs';
import { countReports, summaryLine } from './test-reports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs checks that have no report of their own and writes one for them. */
async function runChecks(stage, checks) {
  const results = [];
  for (const [name, check] of checks) {
    const ok = await check();
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    results.push({ name, ok });
  }
  writeFileSync(path.join(reports, `${stage}.json`), JSON.stringify({ checks: results }));
  return results.every((result) => result.ok);
}

function vitest(stage, folder) {
  const report = path.join(reports, `${stage}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return run(bin('vitest'), args, { cwd: path.join(root, folder) });
}

const PACKAGES = ['packages/thai', 'packages/contract', 'packages/ui', 'apps/portal', 'apps/api'];

/** Stages in order; each gives true when all of it held. */
const STAGES = {
  lint: () =>
    runChecks('lint', [
      ['lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])],
      ['walls between packages and rooms', () => run(process.execPath, ['scripts/lint-walls.mjs'])],
      ['format', () => run(bin('oxfmt'), ['--check', '.'])],
    ]),
  types: () =>
    runChecks(
      'types',
      PACKAGES.map((name) => [`types of ${name}`, () => run(bin('tsc'), ['-p', name])]),
    ),
  scripts: () => vitest('scripts', 'scripts'),
  thai: () => vitest('thai', 'packages/thai'),
  contract: () => vitest('contract', 'packages/contract'),
  api: () => vitest('api', 'apps/api'),
  portal: () => vitest('portal', 'apps/portal'),
  kit: () => vitest('kit', 'packages/ui'),
  e2e: () => {
    ensurePortalBuild(root);
    const cli = path.join(root, 'apps/portal/node_modules/@playwright/test/cli.js');
    return run(process.execPath, [cli, 'test', '--reporter=dot,json'], {
      cwd: path.join(root, 'apps/portal'),
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json') },
    });
  },
};

/** Stages that stop without a report of their own still count as one failure. */
async function runStage(name) {
  console.log(`\n── ${name}`);
  const begun = performance.now();
  const ok = await STAGES[name]().catch((error) => {
    console.error(error.message);
    return false;
  });
  const seconds = (performance.now() - begun) / 1000;
  return { name, ok, seconds };
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

const results = [];
for (const name of chosen) results.push(await runStage(name));

console.log('');
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
console.log(summaryLine(countReports(reports)));
process.exitCode = broken.length === 0 ? 0 : 1;
