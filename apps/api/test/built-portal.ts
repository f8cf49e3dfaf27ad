import { execFileSync } from 'node:child_process';
import { cpSync, globSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const BUILT = path.join(REPOSITORY, 'apps/portal/dist');
const BUILD =
  "import('./scripts/build.mjs').then(({ ensurePortalBuild }) => ensurePortalBuild(process.cwd()))";

/**
 * What pages are rendered with, with its style sheets. Without the other files for browsers,
 * which a server compresses at its start.
 */
const PARTS = ['.server', '.vite'];

/**
 * A folder with a portal whose pages match its sources; builds it if there is none. The caller removes it.
 */
export function builtPortal(): string {
  execFileSync(process.execPath, ['--eval', BUILD], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'pipe'] });
  const folder = makeFolder();
  for (const part of PARTS) symlinkSync(path.join(BUILT, part), path.join(folder, part));
  // Includes the compressed files, which each app would otherwise create again.
  for (const sheet of globSync('assets/*.css*', { cwd: BUILT }))
    cpSync(path.join(BUILT, sheet), path.join(folder, sheet));
  return folder;
}
