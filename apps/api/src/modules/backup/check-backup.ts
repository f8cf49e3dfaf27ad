import { createHash, type Hash } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { getReleaseMigrations } from '../../db/migration-files.ts';
import { OperatorError } from '../../operator-error.ts';
import { type ReaderOptions, readArchive, createDamagedError } from './archive-reader.ts';
import { parseEntryName, toFileEntry } from './entry-name.ts';
import { FORMAT, Manifest } from './manifest.ts';

/** The part of any manifest that states which release can read it. */
const AnyManifest = z.object({ format: z.number(), release: z.string() });

/** A whole backup. `tableBytes` is the text of its tables. */
type CheckedBackup = { manifest: Manifest; tableBytes: number };

/**
 * Reads a whole backup and compares every table and file in it with its manifest.
 * @throws OperatorError in a sentence where it is damaged, needs another key, or is of a newer release
 */
export async function checkBackup(file: string, options: ReaderOptions): Promise<CheckedBackup> {
  const hashes = new Map<string, Hash>();
  let tableBytes = 0;
  let text = '';
  await readArchive(file, options, async ({ name, content }) => {
    const entry = parseEntryName(name);
    if (entry.kind === 'manifest') {
      text = await readText(content);
      return;
    }
    const subject = entry.kind === 'table' ? entry.table : name;
    const hash = hashes.get(subject) ?? createHash('sha256');
    hashes.set(subject, hash);
    for await (const chunk of content) {
      hash.update(chunk);
      if (entry.kind === 'table') tableBytes += chunk.length;
    }
  });
  const manifest = parseManifest(text, file);
  refuseUnknownMigrations(manifest, file);
  refuseDifferences(manifest, hashes, file);
  return { manifest, tableBytes };
}

function parseManifest(text: string, file: string): Manifest {
  const value = parseJson(text);
  const known = AnyManifest.safeParse(value);
  if (known.success && known.data.format > FORMAT) throw newer(file, known.data.release);
  const parsed = Manifest.safeParse(value);
  if (!parsed.success) throw createDamagedError(file);
  return parsed.data;
}

/** Null for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuseUnknownMigrations({ migrations, release }: Manifest, file: string): void {
  const own = new Map(getReleaseMigrations().map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of migrations) {
    if (!own.has(name)) throw newer(file, release);
    if (own.get(name) !== sha256) {
      throw new OperatorError({
        th: `${file} สำรองจากรุ่นที่ใช้ migration ${name} ต่างจากรุ่นนี้ กู้คืนด้วยรุ่น ${release}`,
        en: `${file} was made with another text of the migration ${name}: restore it with release ${release}.`,
      });
    }
  }
}

function newer(file: string, release: string): OperatorError {
  return new OperatorError({
    th: `${file} สำรองจากรุ่นใหม่กว่านี้ (${release}) กู้คืนด้วยรุ่นนั้น`,
    en: `${file} was made by a newer release (${release}): restore it with that one.`,
  });
}

function refuseDifferences(
  { tables, files }: Manifest,
  hashes: ReadonlyMap<string, Hash>,
  file: string,
): void {
  const expected = new Map([
    ...tables.filter(({ rows }) => rows > 0).map(({ name, sha256 }) => [name, sha256] as const),
    ...files.map(({ path, sha256 }) => [toFileEntry(path), sha256] as const),
  ]);
  const found = new Map([...hashes].map(([subject, hash]) => [subject, hash.digest('hex')]));
  const different = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (subject) => expected.get(subject) !== found.get(subject),
  );
  if (different.length > 0)
    throw new OperatorError({
      th: `${file} ไม่ใช่ไฟล์สำรองที่สมบูรณ์ ${different[0]} ไม่ตรงกับที่เขียนไว้`,
      en: `${file} is no whole backup: ${different[0]} is not as it was written.`,
    });
}
