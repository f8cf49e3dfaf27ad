import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const guide = readFileSync(path.join(root, 'docs/guides/add-a-feed.md'), 'utf8');

/** Blocks of the guide that make a file (`file=`) or add a line to one (`add=`). */
const blocks = [...guide.matchAll(/```\w+ (file|add)=(\S+)\n([\s\S]*?)```/g)].map(([, kind, file, text]) => ({
  kind,
  file,
  text,
}));

/** The steps that the guide describes only in prose. */
const EDITS = [
  [
    'apps/api/src/db/schema.ts',
    'export type Database = ContentTables & {',
    'insurance_policy: InsurancePolicyTable;',
  ],
  ['apps/api/src/db/schema.ts', /^/, "import type { InsurancePolicyTable } from './benefit-schema.ts';"],
  ['apps/portal/src/lib/paths.ts', 'export const patterns = {', "insurance: '/member/insurance',"],
];

const copy = mkdtempSync(path.join(tmpdir(), 'sahakorn-feed-'));

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'scripts', 'tsconfig.base.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n'))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  for (const folder of [
    '.',
    'packages/thai',
    'packages/rules',
    'packages/contract',
    'packages/ui',
    'apps/api',
    'apps/portal',
  ])
    linkPackages(folder);
  for (const { kind, file, text } of blocks) {
    const target = path.join(copy, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (kind === 'file') writeFileSync(target, text);
    else appendFileSync(target, text);
  }
  for (const [file, place, line] of EDITS) {
    const target = path.join(copy, file);
    writeFileSync(
      target,
      readFileSync(target, 'utf8').replace(place, (found) => `${found}\n${line}\n`),
    );
  }
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Packages of the workspace lead into the copy, all others to those that are installed. */
function linkPackages(folder) {
  const target = path.join(copy, folder, 'node_modules');
  const source = path.join(root, folder, 'node_modules');
  if (folder === '.') symlinkSync(source, target);
  else cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

/** The result of a tool of the repository in a folder of the copy. */
function run(folder, script, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: path.join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, said: stdout + stderr };
}

it.each(['packages/contract', 'apps/api', 'apps/portal'])('compiles %s', (folder) => {
  expect(run(folder, 'node_modules/typescript/bin/tsc', '--checkers', '1')).toEqual({ status: 0, said: '' });
});

it('stays within the import boundaries', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/lint-walls.mjs'], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toContain(' 0 violations');
});

it('shows the feed in the portal', () => {
  const { said } = run(
    'apps/portal',
    'node_modules/vitest/vitest.mjs',
    'run',
    'insurance',
    '--reporter=default',
  );
  expect(said).toMatch(/Tests\s+1 passed/);
});
