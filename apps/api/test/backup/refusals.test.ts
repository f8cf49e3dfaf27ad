import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOn } from '../database-server.ts';
import { useDemoDatabase } from '../demo.ts';
import { makeFolder, temporaryFolder } from '../temporary-folder.ts';
import { backUp, createEmptyDatabase, run } from './command.ts';

const SLOW = { timeout: 300_000 };
const database = useDemoDatabase();
const folder = makeFolder();
const keyFile = path.join(folder, 'backup.key');
const otherKeyFile = path.join(folder, 'other.key');
let plain = '';
let encrypted = '';

beforeAll(async () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'mediafiles'), { recursive: true });
  writeFileSync(path.join(dataDir, 'mediafiles/a.txt'), 'a'.repeat(100_000));
  for (const file of [keyFile, otherKeyFile]) {
    await run(['backup', '--new-key', file], { DATA_DIR: dataDir });
  }
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  plain = await backUp(folder, env);
  encrypted = await backUp(folder, { ...env, BACKUP_KEY_FILE: keyFile });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A changed copy of a backup, and a place where nothing must appear. */
function damage(file: string, change: (content: Buffer) => Buffer): { file: string; dataDir: string } {
  const place = temporaryFolder();
  const copy = path.join(place, path.basename(file));
  writeFileSync(copy, change(readFileSync(file)));
  return { file: copy, dataDir: path.join(place, 'data') };
}

function flipByte(content: Buffer, at: number): Buffer {
  const position = at < 0 ? content.length + at : at;
  content[position] = (content[position] ?? 0) ^ 0x01;
  return content;
}

/** The message of both commands, which must be the same sentence; nothing may have been written. */
async function refusal(
  { file, dataDir }: { file: string; dataDir: string },
  key: string | null = keyFile,
): Promise<string> {
  const env = { DATA_DIR: dataDir, ...(key !== null && { BACKUP_KEY_FILE: key }) };
  const [verified, restored] = [await run(['verify', file], env), await run(['restore', file], env)];
  expect(restored).toEqual({ code: 1, out: '', err: verified.err });
  expect(verified.code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
  return verified.err;
}

const files = () => ({ plain, encrypted });

describe.each([
  { kind: 'plain', key: null },
  { kind: 'encrypted', key: keyFile },
] as const)('a $kind backup', ({ kind, key }) => {
  it('is proved without being restored', async () => {
    const keys = key === null ? [] : ['--key-file', key];
    const { code, out } = await run(['verify', files()[kind], ...keys], { DATA_DIR: folder });
    expect(code).toBe(0);
    expect(out).toMatch(
      / is whole: \d+ tables with [\d,]+ rows and 1 files of \S+, made by release \S+\.\n$/,
    );
  });

  it.each([0, 3, 7, 100, 4000, 50_000, -5000, -40, -33, -32, -1])(
    'with byte %i changed is refused',
    async (at) => {
      const changed = damage(files()[kind], (content) => flipByte(content, at));
      expect(await refusal(changed, key)).toMatch(
        /^\S+ is no whole backup: .+\.\n$|^The key does not open .+\.\n$/,
      );
    },
  );

  it.each([0, 1, 30, 5000, -5000, -40, -1])('cut at %i is refused', async (at) => {
    const cut = damage(files()[kind], (content) => content.subarray(0, at));
    expect(await refusal(cut, key)).toMatch(
      /^\S+ is no whole backup: it was cut short, or changed after it was made\.\n$/,
    );
  });

  it('with bytes after its end is refused', async () => {
    const longer = damage(files()[kind], (content) => Buffer.concat([content, Buffer.alloc(1)]));
    expect(await refusal(longer, key)).toMatch(/^\S+ is no whole backup: /);
  });
});

describe('an unencrypted backup', () => {
  const same = () => damage(plain, (content) => content);

  it('is refused where a key is given, unless it is allowed', async () => {
    const { file, dataDir } = same();
    expect(await refusal({ file, dataDir })).toBe(
      `${file} is not encrypted although a key is given: it may not be the backup that was made. --allow-unencrypted reads it all the same.\n`,
    );
    const env = { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: dataDir, BACKUP_KEY_FILE: keyFile };
    expect(await run(['verify', file, '--allow-unencrypted'], env)).toMatchObject({ code: 0 });
    expect(await run(['restore', file, '--allow-unencrypted'], env)).toMatchObject({ code: 0 });
  });

  it('is refused where the public key is given alone, as on the server', async () => {
    const publicKey = /age1\w+/.exec(readFileSync(keyFile, 'utf8'))?.[0] ?? '';
    const { file, dataDir } = same();
    expect(await run(['verify', file], { DATA_DIR: dataDir, BACKUP_KEY: publicKey })).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not encrypted although a key is given'),
    });
  });
});

describe('an encrypted backup', () => {
  const same = () => damage(encrypted, (content) => content);

  it('holds nothing that can be read', () => {
    expect(readFileSync(encrypted).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(readFileSync(encrypted).includes('aaaaaaaa')).toBe(false);
  });

  it('is refused with another key, and without any', async () => {
    expect(await refusal(same(), otherKeyFile)).toMatch(
      /^The key does not open \S+: it was made with another one\.\n$/,
    );
    const { file, dataDir } = same();
    expect(await run(['restore', file], { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      err: `${file} is encrypted: name the file of its secret key in BACKUP_KEY_FILE or --key-file.\n`,
    });
  });

  it('is made with the public half of a key, and opened with the secret one from the environment', async () => {
    const text = readFileSync(keyFile, 'utf8');
    const publicKey = /age1\w+/.exec(text)?.[0] ?? '';
    const place = temporaryFolder();
    const env = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), BACKUP_KEY: publicKey };
    const file = await backUp(place, env);
    expect(file).toMatch(/\.tar\.zst\.age$/);
    expect(await run(['verify', file], { DATA_DIR: place, BACKUP_KEY: publicKey })).toMatchObject({
      code: 1,
    });
    const secret = /AGE-SECRET-KEY-\w+/.exec(text)?.[0] ?? '';
    expect(await run(['verify', file], { DATA_DIR: place, BACKUP_KEY: secret })).toMatchObject({ code: 0 });
  });

  it.each([
    ['no key', 'hello', / holds no key of age: make one with backup --new-key FILE\.\n$/],
    ['a mistyped key', 'AGE-SECRET-KEY-1QQQQ', / holds a mistyped key\.\n$/],
  ])('is not made with a file that holds %s', async (_what, text, words) => {
    const place = temporaryFolder();
    const file = path.join(place, 'key');
    writeFileSync(file, text);
    const { code, err } = await run(['backup', '--to', place, '--key-file', file], {
      DATABASE_URL: database.url,
      DATA_DIR: place,
    });
    expect(code).toBe(1);
    expect(err).toMatch(words);
    expect(readdirSync(place)).toEqual(['key']);
  });

  it('keeps an existing key file', async () => {
    const before = readFileSync(keyFile, 'utf8');
    expect(await run(['backup', '--new-key', keyFile], { DATA_DIR: folder })).toMatchObject({ code: 1 });
    expect(readFileSync(keyFile, 'utf8')).toBe(before);
  });
});

describe('a place that is not empty', () => {
  it('is refused: a database with a table', async () => {
    const url = await createEmptyDatabase();
    await runOn(url, 'create table mine (a integer)');
    const dataDir = path.join(temporaryFolder(), 'data');
    expect(await run(['restore', plain], { DATABASE_URL: url, DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      err: 'The database is not empty (it has mine): restore into an empty one.\n',
    });
    await runOn(url, 'drop table mine');
    expect(await run(['restore', plain], { DATABASE_URL: url, DATA_DIR: dataDir })).toMatchObject({
      code: 0,
    });
  });

  it('is refused: a file with another content; the same one is no hindrance', SLOW, async () => {
    const url = await createEmptyDatabase();
    const dataDir = temporaryFolder();
    const file = path.join(dataDir, 'mediafiles/a.txt');
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'b');
    expect(await run(['restore', plain], { DATABASE_URL: url, DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      err: `${file} is not the one of the backup: move it away, or restore into an empty DATA_DIR.\n`,
    });
    writeFileSync(file, 'a'.repeat(100_000));
    expect(await run(['restore', plain], { DATABASE_URL: url, DATA_DIR: dataDir })).toMatchObject({
      code: 0,
    });
    expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
  });

  it(
    'is refused: an embedded database, unless it is set aside, as one of an older PostgreSQL must be',
    SLOW,
    async () => {
      const dataDir = temporaryFolder();
      const data = path.join(dataDir, 'database/data');
      mkdirSync(data, { recursive: true });
      writeFileSync(path.join(data, 'PG_VERSION'), '12\n');
      expect(await run(['backup'], { DATA_DIR: dataDir })).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^The database in \S+ is of PostgreSQL 12, and this release has \d+: back it up with the release/,
        ),
      });
      expect(await run(['restore', plain], { DATA_DIR: dataDir })).toMatchObject({
        code: 1,
        err: `${data} holds a database: restore into an empty DATA_DIR, or keep that one beside with --set-aside.\n`,
      });
      const { code, out } = await run(['restore', plain, '--set-aside'], { DATA_DIR: dataDir });
      expect(code).toBe(0);
      const kept = /^The earlier database is kept in (\S+)\.$/m.exec(out)?.[1] ?? '';
      expect(readFileSync(path.join(kept, 'PG_VERSION'), 'utf8')).toBe('12\n');
      expect(Number(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'))).toBeGreaterThan(15);
      expect(readdirSync(path.dirname(data)).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    },
  );
});
