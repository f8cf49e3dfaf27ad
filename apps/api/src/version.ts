import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const { version, commit = readGitCommit() } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as { version: string; commit?: string };

export const VERSION = version;
/** The commit of a release, or of a checkout, there with `-dirty` if files were changed; empty if unknown. */
export const COMMIT = commit;
/** Version and commit as SemVer writes them, such as `1.0.1+fcb4be83a1b2`. */
export const RELEASE = COMMIT === '' ? VERSION : `${VERSION}+${COMMIT}`;

function readGitCommit(): string {
  const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'];
  const { status, stdout } = spawnSync('git', describe, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
