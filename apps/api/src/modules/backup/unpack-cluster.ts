import { chmodSync, chownSync, createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Headers } from 'tar-stream';
import type { Account } from '../../db/embedded/account.ts';
import { OperatorError } from '../../operator-error.ts';

/**
 * Unpacks a cluster for the account that will run it; PostgreSQL refuses files of others.
 * @throws OperatorError for a copy with a path out of the cluster: that account can write to the archive,
 *   and root may be the one who restores
 */
export async function unpackCluster(archive: string, data: string, account: Account | null): Promise<void> {
  createOwned(data, account, (folder) => mkdirSync(folder, { mode: 0o700 }));
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), entries);
  const taking = (async () => {
    for await (const entry of entries) await unpackEntry(entry.header, entry, data, account);
  })();
  await Promise.all([reading, taking]);
}

async function unpackEntry(
  { name, type, mode }: Headers,
  content: AsyncIterable<Buffer>,
  data: string,
  account: Account | null,
): Promise<void> {
  const target = path.join(data, name);
  if (!`${target}/`.startsWith(`${data}/`)) {
    throw new OperatorError({
      th: `สำเนาฐานข้อมูลมีไฟล์ที่อยู่นอกฐานข้อมูล (${name}) จึงไม่ใช่สำเนาที่คำสั่ง backup ทำ`,
      en: `The base copy has a file outside the database (${name}): it was not made by backup.`,
    });
  }
  if (type === 'directory') {
    createOwned(target, account, (folder) => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  } else {
    await pipeline(content, createWriteStream(target, { mode: 0o600 }));
    createOwned(target, account, (file) => chmodSync(file, (mode ?? 0o600) & 0o777));
  }
}

/** Makes a file or a folder that belongs to the account. */
export function createOwned(file: string, account: Account | null, make: (file: string) => void): void {
  make(file);
  if (account) chownSync(file, account.uid, account.gid);
}
