import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../../../test/backup/command.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { checkBackup } from './check-backup.ts';
import { MANIFEST_ENTRY, toFileEntry } from './entry-name.ts';
import type { Manifest } from './manifest.ts';

const { signal } = new AbortController();
const CONTENT = Buffer.from('#!/bin/sh\n');

/** A valid backup with one file. Anyone who has the public key can make one. */
async function writeForgery(
  name: string,
  {
    mode = 0o644,
    describe = JSON.stringify,
  }: { mode?: number; describe?: (manifest: Manifest) => string } = {},
): Promise<string> {
  const file = path.join(temporaryFolder(), 'forged.tar.zst');
  const handle = await open(file, 'wx');
  const archive = new ArchiveWriter(handle, { recipients: [], signal });
  const sha256 = createHash('sha256').update(CONTENT).digest('hex');
  const manifest: Manifest = {
    format: 1,
    release: '1.0.0',
    madeAt: '2026-11-23T06:15:00.000Z',
    postgresql: 18,
    migrations: [],
    tables: [],
    sequences: [],
    auditHead: '',
    files: [{ path: name, bytes: CONTENT.length, mode, sha256 }],
  };
  const text = Buffer.from(describe(manifest));
  await archive.add(toFileEntry(name), CONTENT.length, [CONTENT]);
  await archive.add(MANIFEST_ENTRY, text.length, [text]);
  await archive.finish();
  await handle.close();
  return file;
}

const check = (file: string) =>
  checkBackup(file, { identities: [], mustBeEncrypted: false, signal, onProgress: () => undefined });

it('takes the files that backups have', async () => {
  const { manifest } = await check(await writeForgery('mediafiles/a.txt', { mode: 0o777 }));
  expect(manifest.files).toMatchObject([{ path: 'mediafiles/a.txt' }]);
});

it.each([
  '../a',
  '/etc/a',
  'mediafiles/../../a',
  'mediafiles/..',
  'database/data/postgresql.auto.conf',
  'database/native-18.1.0/bin/postgres',
])('refuses a backup that would write to %s', async (name) => {
  await expect(check(await writeForgery(name))).rejects.toThrow(/ is no whole backup: /);
});

it('refuses a backup with a file that would run as its owner', async () => {
  await expect(check(await writeForgery('mediafiles/a.txt', { mode: 0o4755 }))).rejects.toThrow(
    / is no whole backup: /,
  );
});

it('refuses a backup whose description is no JSON', async () => {
  const file = await writeForgery('mediafiles/a.txt', { describe: () => '{' });
  await expect(check(file)).rejects.toThrow(
    `${file} is no whole backup: it was cut short, or changed after it was made.`,
  );
});

it('prints a forged description without control characters', async () => {
  const describe = (manifest: Manifest) =>
    JSON.stringify({ ...manifest, release: '1\u001b[2J', madeAt: '2026\r' });
  const file = await writeForgery('mediafiles/a.txt', { describe });
  const { code, out } = await run(['verify', file], { DATA_DIR: path.dirname(file) });
  expect(code).toBe(0);
  expect(out).toMatch(/ of 2026\uFFFD, made by release 1\uFFFD\[2J\.\n$/);
});
