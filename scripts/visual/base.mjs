// The stories of another commit, built in a working copy of its own that is gone afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStorybook } from '../storybook.mjs';
import { VisualError } from './options.mjs';

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, CI: 'true' } });
  if (done.status === 0) return done.stdout.trim();
  throw new VisualError(`${path.basename(command)} ${args.join(' ')}\n${done.stderr || done.stdout}`);
}

/**
 * The full name of a commit.
 * @param {string} root the repository's folder
 * @param {string} base a commit, branch or tag
 */
export function findCommit(root, base) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`];
  const found = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (found.status !== 0) throw new VisualError(`--base ${base}: git knows no such commit, branch or tag.`);
  return found.stdout.trim();
}

function buildAt(root, commit, folder) {
  console.log(`Building Storybook of commit ${commit.slice(0, 8)} …`);
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'visual-base-')), 'copy');
  // A reader's Ctrl-C ends git, pnpm or Storybook; then the working copy still has to go.
  const stay = () => {};
  process.on('SIGINT', stay);
  try {
    run('git', ['worktree', 'add', '--detach', '--quiet', copy, commit], root);
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    const pnpm = process.env.SAHAKORN_PNPM;
    if (pnpm) run(process.execPath, [pnpm, ...install], copy);
    else run('pnpm', install, copy);
    if (!existsSync(path.join(copy, '.storybook')))
      throw new VisualError(`Commit ${commit} has no Storybook yet.`);
    buildStorybook(copy, folder);
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
    rmSync(path.dirname(copy), { recursive: true, force: true });
    process.off('SIGINT', stay);
  }
}

/**
 * A folder with the built Storybook of a commit (`storybook`) and room for its pictures (`pictures`). That of the
 * last commit asked for is kept; those before it go.
 * @param {string} root the repository's folder
 * @param {string} folder where such folders lie
 * @param {string} commit of `findCommit`
 */
export function ensureBase(root, folder, commit) {
  const place = path.join(folder, commit);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== commit) rmSync(path.join(folder, name), { recursive: true, force: true });
  const storybook = path.join(place, 'storybook');
  if (!existsSync(path.join(storybook, 'index.json'))) buildAt(root, commit, storybook);
  return { storybook, pictures: path.join(place, 'pictures') };
}
