import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
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

/**
 * Blocks of the guide that make a file (`file=`), add to its end (`add=`), or below or above
 * a line of it (`after=`, `before=`).
 */
const blocks = [...guide.matchAll(/```\w+ (file|add|after|before)=(\S+)(?: "(.+)")?\n([\s\S]*?)```/g)].map(
  ([, kind, file, place, text]) => ({ kind, file, place, text }),
);

/** The files that there are before the feed and that it must change. */
const SHARED_FILES = [
  'apps/api/src/db/benefit-schema.ts',
  'apps/api/src/db/seed/seed-demo.ts',
  'apps/api/src/modules/privacy/register-tables.ts',
  'apps/api/src/routes/member.ts',
  'apps/portal/src/lib/paths.ts',
  'packages/contract/src/call-modules.ts',
];

const copy = mkdtempSync(path.join(tmpdir(), 'sahakorn-feed-'));

beforeAll(() => {
  const files = execFileSync(
    'git',
    ['ls-files', 'packages', 'apps', 'scripts', 'content', 'package.json', 'tsconfig.base.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
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
  for (const block of blocks) apply(block);
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function apply({ kind, file, place, text }) {
  const target = path.join(copy, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (kind === 'file') return writeFileSync(target, text);
  if (kind === 'add') return appendFileSync(target, text);
  const line = `${place}\n`;
  const more = kind === 'after' ? line + text : text + line;
  return writeFileSync(
    target,
    readFileSync(target, 'utf8').replace(line, () => more),
  );
}

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

function runTests(folder, ...args) {
  return run(folder, 'node_modules/vitest/vitest.mjs', 'run', ...args, '--reporter=verbose');
}

it.each(['packages/contract', 'apps/api', 'apps/portal'])('compiles %s', (folder) => {
  expect(run(folder, 'node_modules/typescript/bin/tsc', '--checkers', '1')).toEqual({ status: 0, said: '' });
});

it('stays within the import boundaries', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/lint-walls.mjs'], { cwd: copy, encoding: 'utf8' });
  expect(stdout).toContain(' 0 violations');
});

it('changes one file of the portal outside its own folder, and five of the server', () => {
  const changed = blocks.filter(({ kind }) => kind !== 'file').map(({ file }) => file);
  expect([...new Set(changed)].toSorted()).toEqual(SHARED_FILES);
  const made = blocks.filter(({ kind }) => kind === 'file').map(({ file }) => file);
  expect(made.filter((file) => existsSync(path.join(root, file)))).toEqual([]);
  const inPortal = made.filter((file) => file.startsWith('apps/portal/'));
  expect(new Set(inPortal.map((file) => file.split('/').slice(0, 5).join('/')))).toEqual(
    new Set(['apps/portal/src/features/insurance']),
  );
});

it('shows the feed in the portal, and in its menu', () => {
  const { said } = runTests('apps/portal', 'insurance', 'menu-highlight', 'screens.test');
  expect(said).toContain('/member/insurance');
  expect(said).not.toMatch(/failed/);
  expect(said).toMatch(/Test Files\s+3 passed/);
});

it('opens the screen without a connection and with rubbish for an answer', () => {
  const { said } = runTests('apps/portal', 'every-screen', '-t', 'ประกันภัย');
  expect(said).toMatch(/Tests\s+1 passed/);
});

it('looks at the screen in every theme and width', () => {
  const { said } = run('apps/portal', 'apps/portal/node_modules/@playwright/test/cli.js', 'test', '--list');
  expect(said).toContain('insurance has no errors in any theme or mode');
  expect(said).toContain('insurance of a new member has no errors in any theme or mode');
});

it('answers the call from the demonstration, and keeps and exports its table', () => {
  const { said } = runTests(
    'apps/api',
    'modules/insurance',
    'modules/privacy/retention.test',
    'privacy/download',
  );
  expect(said).toMatch(/Test Files\s+3 passed/);
});
