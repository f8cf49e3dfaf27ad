// npm test: all checks and tests. `npm test -- thai kit` runs only those parts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { countTests, listFailures, summaryLine } from './count-tests.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** The names of the projects in the vitest.config files. */
const PROJECTS = ['scripts', 'thai', 'rules', 'contract', 'portal', 'kit', 'package', 'api', 'release'];
const PACKAGES = [
  'packages/thai',
  'packages/rules',
  'packages/contract',
  'packages/ui',
  'apps/portal',
  'apps/api',
];

/** Commands that pass or fail as a whole: each counts as one test. */
const CHECKS = {
  build: [['build of the portal', process.execPath, 'scripts/build.mjs']],
  lint: [
    ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
    ['import boundaries', process.execPath, 'scripts/lint-walls.mjs'],
    ['format', bin('oxfmt'), '--check', '.'],
  ],
  // Parallel checkers check shared files repeatedly: one checker needs half the CPU time of four.
  types: PACKAGES.map((name) => [`types of ${name}`, bin('tsc'), '-p', name, '--checkers', '1']),
};

const PARTS = [...Object.keys(CHECKS), ...PROJECTS, 'e2e'];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const isChosen = (name) => named.length === 0 || named.includes(name);
const projects = PROJECTS.filter(isChosen);
const needsBuild = ['build', 'api', 'release', 'e2e'].some(isChosen);

/** Many failures have one cause: the first ones show it, and waiting for the others could take hours. */
const MOST_FAILURES = 20;
/** A runner that hangs is ended, so that the other results are still counted. */
const LONGEST_STEP_MS = 60 * 60_000;

/** What ran: `{ name, ok }`, and for a test runner the file of its `report`. */
const steps = [];

/** Runs a command and prints its output when it ends, because two commands run side by side. */
async function runStep({ name, report }, command, args, options = {}) {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_STEP_MS,
    ...options,
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close').catch((error) => {
    output.push(Buffer.from(error.message));
    return [];
  });
  const ok = code === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${ok ? '✓' : '✗'} ${name} (${seconds} s)\n${Buffer.concat(output).toString()}`);
  steps.push({ name, ok, report });
}

async function runChecks(part) {
  for (const [name, command, ...args] of CHECKS[part]) await runStep({ name }, command, args);
}

function runVitest() {
  const report = 'vitest.json';
  const filters = projects.flatMap((name) => ['--project', name]);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(reports, report)}`,
  ];
  const args = ['run', '--silent=passed-only', `--bail=${MOST_FAILURES}`, ...reporters, ...filters];
  return runStep({ name: 'vitest', report }, bin('vitest'), args, { stdio: 'inherit' });
}

function runPlaywright() {
  const report = 'e2e.json';
  const cli = path.join(root, 'apps/portal/node_modules/@playwright/test/cli.js');
  return runStep(
    { name: 'e2e', report },
    process.execPath,
    [cli, 'test', '--reporter=dot,json', `--max-failures=${MOST_FAILURES}`],
    {
      cwd: path.join(root, 'apps/portal'),
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, report) },
    },
  );
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
try {
  if (projects.length > 0 || isChosen('e2e')) process.env.CHROMIUM_PATH = await findBrowser(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// For the tests of the packed kit, which pnpm installs on disk.
process.env.DISK_TMPDIR = tmpdir();
process.env.TMPDIR = makeMemoryFolder() ?? tmpdir();

// The tests of the API, of the release and those end to end read the built portal.
const built = needsBuild ? runChecks('build') : Promise.resolve();
await Promise.all([
  built.then(() => projects.length > 0 && runVitest()),
  (async () => {
    for (const part of ['lint', 'types']) if (isChosen(part)) await runChecks(part);
    await built;
    if (isChosen('e2e')) await runPlaywright();
  })(),
]);

writeFileSync(path.join(reports, 'steps.json'), JSON.stringify(steps));
for (const { name, ok } of steps) console.log(`${ok ? '✓' : '✗'} ${name}`);
for (const line of listFailures(reports)) console.log(line);
const counts = countTests(reports);
console.log(summaryLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
