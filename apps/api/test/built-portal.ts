import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/**
 * What pages are rendered with, with its style sheets and their compressed files. Without the other files
 * for browsers, which a server compresses at its start.
 */
const PARTS = ['.server', '.vite', 'assets/*.css*'];

/**
 * A folder with a portal whose pages match its sources; builds it if there is none. The caller removes it.
 * It is a copy, because another test or command may build the portal meanwhile.
 */
export function builtPortal(): string {
  const folder = makeFolder();
  const copy = `import('./scripts/build.mjs').then(({ copyPortalBuild }) =>
    copyPortalBuild(process.cwd(), ${JSON.stringify(PARTS)}, ${JSON.stringify(folder)}))`;
  execFileSync(process.execPath, ['--eval', copy], { cwd: REPOSITORY, stdio: ['ignore', 'ignore', 'pipe'] });
  return folder;
}
