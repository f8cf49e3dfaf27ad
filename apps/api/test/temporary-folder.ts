import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that any account may pass through; the caller removes it. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sahakorn-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The same for one test: it is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
