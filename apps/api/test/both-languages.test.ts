import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { BACKUP_WORDS } from '../src/cli/backup-words.ts';
import { commands } from '../src/cli/commands.ts';
import { runCommand } from '../src/cli/run-command.ts';
import type { Language } from '../src/language.ts';
import { backUp, createEmptyDatabase } from './backup/command.ts';
import { startChild } from './child.ts';
import { createDatabaseName, runOn, toUrl } from './database-server.ts';
import { useDemoDatabase } from './demo.ts';
import { mountDisk } from './small-disk.ts';
import { makeFolder, writeFiles } from './temporary-folder.ts';

type Env = Readonly<Record<string, string>>;

const LANGUAGES: readonly Language[] = ['th', 'en'];
const LOCALES: Readonly<Record<Language, string>> = { th: 'th_TH.UTF-8', en: 'en_GB.UTF-8' };
const THAI = /\p{Script=Thai}/u;
const UNREACHABLE = 'postgresql://someone@127.0.0.1:1/portal';

const database = useDemoDatabase();
const folder = makeFolder();
const at = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let places = 0;
/** A folder that does not exist yet. */
const newPlace = () => at(`place-${(places += 1)}`);

async function run(args: readonly string[], env: Env) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const io = { stdin: new PassThrough().end(), stdout, stderr, env: { DATA_DIR: newPlace(), ...env } };
  const code = await runCommand(commands, [...args], io);
  return { code, text: String(stdout.read() ?? '') + String(stderr.read() ?? '') };
}

/** The lines without Thai letters in Thai, and those with any in English; a silent command has one. */
function findWrongLines(text: string, language: Language): string[] {
  if (text.trim() === '') return ['silent'];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => THAI.test(line) !== (language === 'th'));
}

/** Runs a command in both languages, and returns its wrong lines, and what it said if it ended with another code. */
async function findFaults(expected: number, args: readonly string[], getEnv: () => Env | Promise<Env>) {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const { code, text } = await run([...args, '--lang', language], await getEnv());
    if (code !== expected) faults.push(`${code}: ${text}`);
    faults.push(...findWrongLines(text, language));
  }
  return faults;
}

beforeAll(async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: at('data') };
  for (const name of ['a.key', 'b.key']) await run(['backup', '--new-key', at(name)], {});
  writeFiles(folder, {
    'empty.key': '# nothing\n',
    'mistyped.key': 'age1qqqq\n',
    'cut.tar.zst': '',
    'other.txt': 'no backup',
  });
  mkdirSync(env.DATA_DIR);
  renameSync(await backUp(folder, env), at('plain.backup'));
  renameSync(await backUp(folder, env, '--key-file', at('a.key')), at('secret.backup'));
  const changed = readFileSync(at('plain.backup'));
  changed[4000] = (changed[4000] ?? 0) ^ 1;
  writeFileSync(at('changed.backup'), changed);
});

describe('backups', () => {
  const ownDatabase = () => ({ DATABASE_URL: database.url });

  it.each([
    { code: 1, args: ['--keep', 'many'] },
    { code: 1, args: ['--base'] },
    { code: 1, args: ['--new-key', at('a.key')] },
    { code: 1, args: ['--key-file', at('none.key')] },
    { code: 1, args: ['--key-file', at('empty.key')] },
    { code: 1, args: ['--key-file', at('mistyped.key')] },
    { code: 1, args: ['--to', at('other.txt/below')] },
    { code: 2, args: ['--unknown'] },
    { code: 2, args: ['--to'] },
    { code: 2, args: ['superfluous'] },
  ])('backup $args is refused', async ({ code, args }) => {
    expect(await findFaults(code, ['backup', ...args], ownDatabase)).toEqual([]);
  });

  it('of an empty or missing database are refused', async () => {
    const DATABASE_URL = await createEmptyDatabase();
    expect(await findFaults(1, ['backup'], () => ({ DATABASE_URL }))).toEqual([]);
    expect(
      await findFaults(1, ['backup'], () => ({ DATABASE_URL: toUrl(DATABASE_URL, 'no_such_database') })),
    ).toEqual([]);
  });

  it('are not written to a small disk', async ({ skip }) => {
    const disk = mountDisk(16);
    skip(disk === null, 'no rights to mount a disk');
    expect(await findFaults(1, ['backup', '--to', disk ?? ''], ownDatabase)).toEqual([]);
  });

  it('are made, and older ones deleted', async () => {
    const DATA_DIR = newPlace();
    const env = () => ({ ...ownDatabase(), DATA_DIR });
    expect(await findFaults(0, ['backup', '--keep', '1'], env)).toEqual([]);
    expect(await findFaults(0, ['backup', '--keep', '1', '--key-file', at('a.key')], env)).toEqual([]);
  });

  it.each(LANGUAGES)('have a new key: %s', async (language) => {
    const { text } = await run(['backup', '--new-key', newPlace(), '--lang', language], {});
    expect(findWrongLines(text, language)).toEqual([]);
  });

  const DAMAGED: readonly (readonly string[])[] = [
    [],
    [at('a'), at('b')],
    [at('none')],
    [at('other.txt')],
    [at('cut.tar.zst')],
    [at('changed.backup')],
    [at('secret.backup')],
    [at('secret.backup'), '--key-file', at('b.key')],
    [at('plain.backup'), '--key-file', at('a.key')],
  ];
  it.each(['verify', 'restore'].flatMap((command) => DAMAGED.map((args) => [command, ...args])))(
    '%s %s %s %s is refused',
    async (...args) => expect(await findFaults(1, args, () => ({}))).toEqual([]),
  );

  it.each([
    ['plain.backup', []],
    ['secret.backup', ['--key-file', at('a.key')]],
  ])('%s is proved', async (file, keys) =>
    expect(await findFaults(0, ['verify', at(file), ...keys], () => ({}))).toEqual([]),
  );

  it('are restored into an empty database', { timeout: 120_000 }, async () => {
    expect(
      await findFaults(0, ['restore', at('plain.backup')], async () => ({
        DATABASE_URL: await createEmptyDatabase(),
      })),
    ).toEqual([]);
  });

  it('are not restored into a database or a folder that is used', async () => {
    expect(await findFaults(1, ['restore', at('plain.backup')], ownDatabase)).toEqual([]);
    expect(
      await findFaults(1, ['restore', at('plain.backup')], () => ({ DATA_DIR: at('other.txt') })),
    ).toEqual([]);
  });

  it.each([
    [['--at', 'yesterday'], false],
    [['--at', 'latest'], false],
    [['--at', 'latest'], true],
    [['--at', '2026-11-23 14:03:29'], true],
  ])('restore %j is refused', async (args, hasArchive) => {
    expect(
      await findFaults(1, ['restore', ...args], () => {
        const archive = newPlace();
        if (hasArchive) mkdirSync(archive);
        return hasArchive ? { WAL_ARCHIVE_DIR: archive } : {};
      }),
    ).toEqual([]);
  });

  it('are no way to move what is not there', async () => {
    expect(await findFaults(1, ['move'], () => ({}))).toEqual([]);
    expect(await findFaults(1, ['move'], ownDatabase)).toEqual([]);
  });

  it.each(LANGUAGES)('have all their words: %s', (language) => {
    const { steps, ...words } = BACKUP_WORDS[language];
    const call = (word: unknown): unknown => (typeof word === 'function' ? word('x', 'x', 'x', 'x') : word);
    for (const text of [...Object.values(steps), ...Object.values(words).map(call)]) {
      expect(findWrongLines(String(text), language)).toEqual([]);
    }
  });
});

const WRONG_SETTINGS: readonly Env[] = [
  { PORT: 'x' },
  { PORT: '99999' },
  { DATABASE_URL: 'mysql://db' },
  { DATABASE_READ_URL: UNREACHABLE },
  { WAL_ARCHIVE_DIR: '/archive', DATABASE_URL: UNREACHABLE },
  { PUBLIC_ORIGIN: 'portal' },
  { NODE_ENV: 'production' },
  { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example.co.th', DEMO: 'true' },
  { TRUST_PROXY_CIDR: 'here' },
  { LOG_LEVEL: 'loud' },
  { METRICS_ADDRESS: '9464' },
  { METRICS_ADDRESS: 'localhost:99999' },
  { METRICS_TOKEN: 'too short' },
  { OFFICERS: 'a,,b' },
  { SESSION_IDLE_SECONDS: '28801' },
  { SMTP_URL: 'mail' },
  { SMTP_URL: 'smtp://mail.example.co.th' },
  { MAIL_FROM: 'portal' },
  { MEDIA_S3_URL: 'https://s3.example.co.th' },
  { MEDIA_S3_URL: 'https://s3.example.co.th/portal' },
  { DATABSE_URL: 'x' },
  { COOP_NAME_HT: 'x' },
  { COPYRIGHT_YEAR: 'x' },
  { DATA_DIR: writeFiles(at('list'), { 'portal.config.json': '[]' }) },
  { DATA_DIR: writeFiles(at('unknown'), { 'portal.config.json': '{"coopNameHT":"x"}' }) },
  { DATA_DIR: writeFiles(at('folder'), { 'portal.config.json/file': '' }) },
];

describe('settings', () => {
  it.each(WRONG_SETTINGS)('%j are refused', async (env) => {
    expect(await findFaults(1, ['migrate'], () => env)).toEqual([]);
    expect(await findFaults(1, ['doctor'], () => env)).toEqual([]);
  });
});

describe('a database', () => {
  it.each([UNREACHABLE, 'postgresql://someone@127.0.0.1:port/portal'])(
    '%s cannot be used',
    async (DATABASE_URL) => {
      expect(await findFaults(1, ['migrate'], () => ({ DATABASE_URL }))).toEqual([]);
      for (const language of LANGUAGES) {
        const { text } = await run(['doctor', '--lang', language], { DATABASE_URL });
        expect(findWrongLines(text, language)).toEqual([]);
      }
    },
  );

  it('without Thai letters cannot be used', async () => {
    const name = createDatabaseName();
    const { url } = inject('testServer');
    await runOn(
      url,
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`,
    );
    onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
    expect(await findFaults(1, ['migrate'], () => ({ DATABASE_URL: toUrl(url, name) }))).toEqual([]);
  });

  it('is migrated', async () =>
    expect(await findFaults(0, ['migrate'], () => ({ DATABASE_URL: database.url }))).toEqual([]));

  it('needs a folder that can be written', async () => {
    expect(await findFaults(1, ['migrate'], () => ({ DATA_DIR: at('other.txt/below') }))).toEqual([]);
  });
});

describe('a server', () => {
  it.each(LANGUAGES)('that cannot start says so in the language of the locale: %s', async (language) => {
    const env = { LANG: LOCALES[language], DATA_DIR: newPlace() };
    const wrong = startChild('src/server.ts', [], { ...env, PORT: 'x' });
    await wrong.ended;
    expect(findWrongLines(wrong.getOutput(), language)).toEqual([]);

    const other = createServer().listen(0, 'localhost');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const PORT = String(typeof address === 'object' && address ? address.port : '');
    const busy = startChild('src/server.ts', [], { ...env, PORT, DATABASE_URL: database.url });
    await busy.ended;
    expect(findWrongLines(busy.getOutput(), language)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'that waits for its database says so in the language of the locale: %s',
    async (language) => {
      const env = { LANG: LOCALES[language], DATA_DIR: newPlace(), DATABASE_URL: UNREACHABLE, PORT: '0' };
      const waiting = startChild('src/server.ts', [], env);
      await waiting.waitFor(/ECONNREFUSED.*\n/);
      expect(findWrongLines(waiting.getOutput(), language)).toEqual([]);
    },
  );
});
