import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../pnpm.mjs';
import { buildRelease } from './build.mjs';

/** Builds and unpacks a release once; the tests find it by `inject`. */
export async function setup(project) {
  const place = mkdtempSync(path.join(process.env.DISK_TMPDIR ?? tmpdir(), 'sahakorn-release-test-'));
  const unpacked = path.join(place, 'opt');
  // The account of the database passes through.
  chmodSync(place, 0o755);
  mkdirSync(unpacked);
  const release = await buildRelease(place);
  run('tar', ['-xzf', release.file, '-C', unpacked]);
  project.provide('release', { ...release, folder: path.join(unpacked, release.name) });
  return () => rmSync(place, { recursive: true, force: true });
}
