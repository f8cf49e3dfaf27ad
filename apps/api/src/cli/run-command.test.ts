import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startChild } from '../../test/child.ts';
import { createDatabaseName, runOn, toUrl } from '../../test/database-server.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { OperatorError } from '../operator-error.ts';
import { accountCommand } from './account.ts';
import type { Command, CommandIo } from './command.ts';
import { commands } from './commands.ts';
import { migrateCommand } from './migrate.ts';
import { runCommand } from './run-command.ts';
import { listActions, listOptions } from './usage-names.ts';

function fakeIo(env: Record<string, string> = {}): { io: CommandIo; out: () => string; err: () => string } {
  const output = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    ({ write: (text: string) => ((output[name] += text), true) }) as unknown as CommandIo['stdout'];
  const io = { stdin: Readable.from([]), stdout: stream('out'), stderr: stream('err'), env };
  return { io, out: () => output.out, err: () => output.err };
}

const same = (words: string) => ({ th: words, en: words });

const greet: Command = {
  name: 'greet',
  summary: { th: 'ทักทาย', en: 'Greet someone.' },
  usage: { th: 'ชื่อ [--loud]', en: 'NAME [--loud]' },
  run: async (args, { stdout }) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { loud: { type: 'boolean' } },
    });
    if (positionals[0] === 'unknown') throw new OperatorError(same('There is no one to greet.'));
    if (positionals[0] === 'odd')
      throw new OperatorError(same('No file a\u001b[2J\u202eb\rc.\nName another.'));
    if (positionals[0] === 'bug') throw new TypeError('cannot read x');
    stdout.write(`Hello ${positionals[0]}${values.loud ? '!' : '.'}\n`);
    return 0;
  },
};

describe('the commands', () => {
  it('get the arguments after their name', async () => {
    const { io, out } = fakeIo();
    expect(await runCommand([greet], ['greet', 'Somying', '--loud'], io)).toBe(0);
    expect(out()).toBe('Hello Somying!\n');
  });

  it.each([[[]], [['help']], [['--help']], [['-h']]])('are listed for %j', async (args) => {
    const { io, out } = fakeIo();
    expect(await runCommand([greet, migrateCommand], args, io)).toBe(0);
    expect(out()).toMatch(
      /^npm run portal -- COMMAND …\n\n {2}greet {4}Greet someone\.\n {2}migrate {2}Migrate /,
    );
  });

  it.each([[['help', 'greet']], [['greet', '--help']], [['greet', '-h']]])(
    'are explained for %j',
    async (args) => {
      const { io, out } = fakeIo();
      expect(await runCommand([greet], args, io)).toBe(0);
      expect(out()).toBe('Greet someone.\n\n  npm run portal -- greet NAME [--loud]\n');
    },
  );

  it.each([
    [['greed'], 2, 'There is no command greed. Did you mean greet?\nType: npm run portal -- help\n'],
    [['help', 'greed'], 2, 'There is no command greed. Did you mean greet?\n'],
    [['paint'], 2, /^There is no command paint\.\nType: npm run portal -- help\n$/],
    [['greed', '--lang', 'th'], 2, 'ไม่มีคำสั่ง greed หมายถึง greet หรือไม่\nวิธีใช้: npm run portal -- help\n'],
    [['greet', 'unknown'], 1, 'There is no one to greet.\n'],
    [['greet', 'odd'], 1, 'No file a\ufffd[2J\ufffdb\ufffdc.\nName another.\n'],
    [
      ['greet', '--lout'],
      2,
      'There is no option --lout. Did you mean --loud?\nType: npm run portal -- help greet\n',
    ],
    [['greet', '--volume'], 2, /^There is no option --volume\.\nType: /],
    [['greet', '--loud=very'], 2, /^The option --loud lacks its value, or has one and takes none\.\nType: /],
    [['--lang=th', 'greet', '--loud=very'], 2, /^ตัวเลือก --loud ไม่มีค่าตามหลัง/],
    [['migrate', 'now'], 2, /^The argument now is not expected\.\nType: npm run portal -- help migrate\n$/],
    [['greet', '--lang', 'fr'], 2, /--lang must be th or en/],
    [['greet', '--lang'], 2, /--lang must be th or en/],
    [['greet', 'bug'], 1, /^TypeError: cannot read x\n {4}at /],
  ])('refuse %j with %i', async (args, code, words) => {
    const { io, out, err } = fakeIo();
    expect(await runCommand([greet, migrateCommand], args, io)).toBe(code);
    expect(err()).toMatch(words);
    expect(out()).toBe('');
  });

  it.each([
    [['account', 'craete', '2'], 'The command account has no craete. Did you mean create?\n'],
    [['account', 'end-session', '2'], 'The command account has no end-session. Did you mean end-sessions?\n'],
    [['board', 'lst'], 'The command board has no lst. Did you mean list?\n'],
  ])('name the nearest action for %j', async (args, words) => {
    const { io, err } = fakeIo();
    expect(await runCommand(commands, args, io)).toBe(2);
    expect(err()).toContain(words);
  });
});

describe('the language of the help', () => {
  it.each([
    [{}, [], 'Greet someone.'],
    [{ LANG: 'th_TH.UTF-8' }, [], 'ทักทาย'],
    [{ LANG: 'th_TH.UTF-8', LC_ALL: 'C' }, [], 'Greet someone.'],
    [{ LANG: 'en_GB', LC_ALL: '', LC_MESSAGES: 'th' }, [], 'ทักทาย'],
    [{ LANG: 'tha' }, [], 'Greet someone.'],
    [{ LANG: 'th_TH' }, ['--lang', 'en'], 'Greet someone.'],
    [{}, ['--lang=th'], 'ทักทาย'],
  ])('with %j and %j', async (env, options, words) => {
    const { io, out } = fakeIo(env);
    expect(await runCommand([greet], ['help', 'greet', ...options], io)).toBe(0);
    expect(out()).toMatch(words);
  });

  it.each(commands.map((command) => [command.name, command] as const))(
    '%s has both, with the same actions and options',
    (_name, { name, summary, usage }) => {
      const thai = /[\u0e01-\u0e5b]/;
      expect(summary.th).toMatch(thai);
      expect(summary.en).not.toMatch(thai);
      expect(thai.test(usage.th)).toBe(usage.en !== '');
      expect(listOptions(usage.th).toSorted()).toEqual(listOptions(usage.en).toSorted());
      expect(listActions({ name, usage: { ...usage, en: usage.th } })).toEqual(listActions({ name, usage }));
    },
  );
});

describe('the Thai help says as much as the English', () => {
  const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  /** `close:` and `--first-password:` begin an explanation of their own. */
  const listExplained = (text: string, known: readonly string[]) =>
    [...text.matchAll(/(?<=\s)((?:--)?[a-z][\w-]*):(?=\s)/g)].flatMap(([, name]) =>
      name !== undefined && known.includes(name) ? [name] : [],
    );

  it.each(commands.map((command) => [command.name, command] as const))('of %s', (_name, command) => {
    const { th, en } = command.usage;
    const known = [...listActions(command), ...listOptions(en)];
    expect(th.split('\n\n')).toHaveLength(en.split('\n\n').length);
    expect(listExplained(th, known)).toEqual(listExplained(en, known));
    for (const option of listOptions(en)) {
      const named = new RegExp(`(?<![\\w-])${option}(?![\\w-])`, 'g');
      expect([option, count(th, named)]).toEqual([option, count(en, named)]);
    }
    expect(count(th, /npm run portal/g)).toBe(count(en, /npm run portal/g));
  });

  it('of account, about each of its actions', () => {
    const { th, en } = accountCommand.usage;
    for (const action of ['create', 'close', 'open', 'reset', 'end-sessions']) {
      const named = new RegExp(`(?<![\\w-])${action}(?![\\w-])`, 'g');
      expect([action, count(th, named)]).toEqual([action, count(en, named)]);
    }
  });
});

describe('a command with a database', () => {
  it('finds it migrated', async () => {
    const { url } = inject('testServer');
    const name = createDatabaseName();
    await runOn(url, `create database ${name} template template0 encoding 'UTF8'`);
    onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
    const { io, out } = fakeIo({ DATABASE_URL: toUrl(url, name) });
    expect(await runCommand([migrateCommand], ['migrate'], io)).toBe(0);
    expect(out()).toMatch(/^The database is at \d{3}_\w+\.\n$/);
  });

  it(
    'works with or without a running server on the same embedded database',
    { timeout: 60_000 },
    async () => {
      const folder = temporaryFolder();
      const { io } = fakeIo({ DATA_DIR: folder });
      expect(await runCommand([migrateCommand], ['migrate'], io)).toBe(0);
      const server = startChild('src/server.ts', [], { DATA_DIR: folder, PORT: '0', DEMO: 'false' });
      const [, address] = await server.waitFor(/(http:\/\/\S+:\d+)/);
      expect(await runCommand([migrateCommand], ['migrate'], io)).toBe(0);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      server.process.kill('SIGTERM');
      expect(await server.ended).toEqual({ code: 0, signal: null });
    },
  );

  it.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535\n'],
    [
      { DATA_DIR: '/proc/no/data' },
      'The folder /proc/no/data cannot be written (ENOENT): choose another DATA_DIR.\n',
    ],
  ])('says what is wrong with %j', async (env, words) => {
    const { io, err } = fakeIo(env);
    expect(await runCommand([migrateCommand], ['migrate'], io)).toBe(1);
    expect(err()).toBe(words);
  });
});

it('npm run portal lists every command', async () => {
  const child = startChild('src/cli.ts', ['help']);
  expect(await child.ended).toEqual({ code: 0, signal: null });
  expect(child.getOutput()).toMatch(/migrate .*\n.*import .*\n.*content .*\n.*account /);
});
