import { createWriteStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Headers, pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { unpackCluster } from './unpack-cluster.ts';

/** Unpacks an archive with the given entries, and returns the folder of its content. */
async function unpack(...entries: readonly Headers[]) {
  const folder = temporaryFolder();
  const archive = path.join(folder, 'base.tar.gz');
  const tar = pack();
  for (const entry of entries) tar.entry(entry, entry.type === 'directory' ? '' : 'text');
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(archive));
  const data = path.join(folder, 'data');
  return { folder, data, unpacked: unpackCluster(archive, data, null) };
}

it('unpacks a cluster, without permissions that let a file run as its owner', async () => {
  const { data, unpacked } = await unpack(
    { name: './pg_wal', type: 'directory' },
    { name: 'PG_VERSION', mode: 0o4700 },
  );
  await unpacked;
  expect(readdirSync(data).toSorted()).toEqual(['PG_VERSION', 'pg_wal']);
  expect(readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('text');
  expect(statSync(path.join(data, 'PG_VERSION')).mode & 0o7777).toBe(0o700);
});

it.each(['../planted', 'base/../../planted', '../data-planted'])('refuses to write to %s', async (name) => {
  const { folder, data, unpacked } = await unpack({ name: 'PG_VERSION' }, { name });
  await expect(unpacked).rejects.toThrow('The base copy has a file outside the database');
  expect(existsSync(path.resolve(data, name))).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['base.tar.gz', 'data']);
});
