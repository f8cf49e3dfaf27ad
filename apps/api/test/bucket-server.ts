import { rmSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll } from 'vitest';
import type { BucketSettings } from '../src/config.ts';
import { BucketStore } from '../src/modules/media/bucket-store.ts';
import { makeFolder } from './temporary-folder.ts';

/** The one key that the server knows. */
const KEY = { keyId: 'S3RVER', secret: 'S3RVER' };

/** An S3-compatible server of this machine, for one test file. */
export type BucketServer = {
  /** The settings of one of its buckets. */
  getBucket: (name: string) => BucketSettings;
  /** The bucket itself. */
  open: (name: string) => BucketStore;
};

/**
 * Starts a server with empty buckets before the first test of the file.
 * @param checked whether it checks signatures; then files cannot be listed, because it leaves the slash at
 *   the end of a bucket's path out of what it signs
 */
export function useBucketServer(names: readonly string[], { checked = false } = {}): BucketServer {
  const directory = makeFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: !checked,
    configureBuckets: names.map((name) => ({ name })),
  });
  let port = 0;
  beforeAll(async () => void ({ port } = await server.run()));
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const getBucket = (name: string) => ({
    url: `http://127.0.0.1:${port}/${name}`,
    region: 'us-east-1',
    ...KEY,
  });
  return { getBucket, open: (name) => new BucketStore(getBucket(name)) };
}
