import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { createStreamLogger } from '../../plugins/logger.ts';
import { hashPassword } from '../session/password.ts';
import { MailQueueRunner } from './mail-queue-runner.ts';
import { createNoticeQueries } from './notice-queries.ts';
import { Notices } from './notices.ts';
import { createMailTransport } from './mail-transport.ts';

const database = useDemoDatabase();
const { db } = database;
const SENDER = { coopName: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', contactPhone: '02 123 4567', contactHours: '' };
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

type Refusal = { responseCode: number; message: string };
type Received = { from: string; to: string[]; source: string };

let now: Date;
let lines: string[];
let demoHash: string;

beforeEach(async () => {
  now = TEST_NOW;
  lines = [];
  demoHash ??= await hashPassword(DEMO_PASSWORD);
  await db.updateTable('account').set({ password_hash: demoHash }).execute();
  await db
    .updateTable('member')
    .set({ email: 'somying@example.com' })
    .where('membership_no', '=', '001234')
    .execute();
  await db.deleteFrom('notice').execute();
  await db.deleteFrom('sign_in_throttle').execute();
});

/** A mail server on this machine. It refuses what `choices.refuse` names, and stores the rest. */
async function startMailServer(choices: { refuse?: () => Refusal | null } = {}) {
  const received: Received[] = [];
  const refusal = () => {
    const refused = choices.refuse?.() ?? null;
    return refused && Object.assign(new Error(refused.message), { responseCode: refused.responseCode });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refusal()),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const mailSettings = (smtpUrl: string | null, folder = temporaryFolder()) => ({
  smtpUrl,
  from: 'portal@coop.example',
  folder,
});

function createRound(smtpUrl: string | null, folder?: string): MailQueueRunner {
  return new MailQueueRunner({
    queries: createNoticeQueries(db),
    mailTransport: createMailTransport(mailSettings(smtpUrl, folder)),
    sender: SENDER,
    now: () => now,
    log: createStreamLogger({ write: (line: string) => void lines.push(line) }, 'info'),
  });
}

const notices = new Notices({ now: () => now, wake: () => undefined });
const NOTICE = {
  kind: 'password-reset',
  membershipNo: '001234',
  email: 'somying@example.com',
  userAgent: '',
} as const;

const stored = () => db.selectFrom('notice').selectAll().orderBy('id').execute();
const events = () => lines.map((line) => (JSON.parse(line) as { event?: string }).event);

/** A part of a message as its reader sees it. */
function decoded(source: string): string {
  const parts = [...source.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\s\S]+?)\r\n(?:--|$)/g)];
  return parts.map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8')).join('\n');
}

function getSubject(source: string): string {
  const [, header = ''] = /^Subject: ((?:.+\r\n)(?:[ \t].+\r\n)*)/m.exec(source) ?? [];
  return [...header.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi)]
    .map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8'))
    .join('');
}

describe('a notice', () => {
  it('reaches the member through the mail server, in Thai, as text and as HTML', async () => {
    const { received, url } = await startMailServer();
    await notices.add(db, NOTICE);
    await createRound(url).deliverDue();
    expect(received).toHaveLength(1);
    const { from, to, source } = received[0] ?? { from: '', to: [], source: '' };
    expect([from, to]).toEqual(['portal@coop.example', ['somying@example.com']]);
    expect(getSubject(source)).toBe('ตั้งรหัสผ่านระบบสมาชิกออนไลน์ใหม่แล้ว');
    expect(source).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(source).toMatch(/Content-Type: text\/html; charset=utf-8/i);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(decoded(source)).toContain('เรียน นางสมหญิง ใจดี');
    expect(decoded(source)).toContain('<p>เรียน นางสมหญิง ใจดี</p>');
    expect(await stored()).toMatchObject([
      { address: 's***@example.com', due_at: null, sent_at: TEST_NOW, attempts: 1, last_error: null },
    ]);
  });

  it('is written to a private file where there is no mail server', async () => {
    const folder = path.join(temporaryFolder(), 'mail');
    await notices.add(db, NOTICE);
    await createRound(null, folder).deliverDue();
    const [file = '', ...others] = readdirSync(folder);
    expect([file.endsWith('.eml'), others]).toEqual([true, []]);
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    expect(decoded(readFileSync(path.join(folder, file), 'utf8'))).toContain('เรียน นางสมหญิง ใจดี');
    expect(await stored()).toMatchObject([{ sent_at: TEST_NOW }]);
  });

  it.each([[null], [''], ['-'], ['a@b.c\r\nBcc: x@y.z'], ['a@b.c,x@y.z']])(
    'is not queued for the address %j',
    async (email) => {
      expect(await notices.add(db, { ...NOTICE, email })).toBe(false);
      expect(await stored()).toEqual([]);
    },
  );

  it('waits twice as long after each failure, and arrives when the server is back', async () => {
    let down = true;
    const { received, url } = await startMailServer({
      refuse: () => (down ? { responseCode: 451, message: 'try <somying@example.com> again later' } : null),
    });
    const round = createRound(url);
    await notices.add(db, NOTICE);
    const waits: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await round.deliverDue();
      const [row] = await stored();
      waits.push(((row?.due_at?.getTime() ?? 0) - now.getTime()) / 1000);
      await round.deliverDue();
      now = row?.due_at ?? now;
    }
    expect(waits).toEqual([60, 120, 240]);
    down = false;
    await round.deliverDue();
    expect(received).toHaveLength(1);
    expect(await stored()).toMatchObject([{ attempts: 4, sent_at: now }]);
    expect(events()).toEqual(['mail_put_off', 'mail_put_off', 'mail_put_off', 'mail_sent']);
    expect(lines.join('')).not.toContain('somying@');
  });

  it('is postponed while the mail server is down', async () => {
    await notices.add(db, NOTICE);
    await createRound('smtp://127.0.0.1:1').deliverDue();
    expect(await stored()).toMatchObject([
      { attempts: 1, sent_at: null, given_up_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it('is given up and logged when the server rejects the address for good', async () => {
    const { url } = await startMailServer({
      refuse: () => ({ responseCode: 550, message: 'no such mailbox somying@example.com' }),
    });
    await notices.add(db, NOTICE);
    await createRound(url).deliverDue();
    expect(await stored()).toMatchObject([
      { address: 's***@example.com', due_at: null, given_up_at: TEST_NOW, sent_at: null },
    ]);
    expect(events()).toEqual(['mail_given_up']);
    expect(lines.join('') + JSON.stringify(await stored())).not.toContain('somying@');
  });

  it('with a code is retried sooner, and given up once the code has expired', async () => {
    await notices.add(db, { ...NOTICE, kind: 'identity-code', code: '004217' });
    const round = createRound('smtp://127.0.0.1:1');
    await round.deliverDue();
    expect(await stored()).toMatchObject([{ code: '004217', due_at: new Date(now.getTime() + 15_000) }]);
    now = new Date(now.getTime() + 600_000);
    await round.deliverDue();
    expect(await stored()).toMatchObject([{ code: null, due_at: null, given_up_at: now }]);
    expect(lines.join('')).not.toContain('004217');
  });

  it('is given up after twenty tries', async () => {
    await notices.add(db, NOTICE);
    await db.updateTable('notice').set({ attempts: 19 }).execute();
    await createRound('smtp://127.0.0.1:1').deliverDue();
    expect(await stored()).toMatchObject([{ attempts: 20, due_at: null, given_up_at: TEST_NOW }]);
  });

  it('is sent once by two servers that process the queue at the same moment', async () => {
    const { received, url } = await startMailServer();
    for (let count = 0; count < 8; count += 1) await notices.add(db, NOTICE);
    await Promise.all([createRound(url).deliverDue(), createRound(url).deliverDue()]);
    expect(received).toHaveLength(8);
    expect(new Set(received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1])).size).toBe(8);
  });

  it('is sent again after a server died, with the same message id', async () => {
    await notices.add(db, NOTICE);
    const taken = await createNoticeQueries(db).takeDueNotice(now, new Date(now.getTime() + 120_000));
    expect(taken?.attempts).toBe(1);
    const { received, url } = await startMailServer();
    await createRound(url).deliverDue();
    expect(received).toEqual([]);
    now = new Date(now.getTime() + 120_000);
    await createRound(url).deliverDue();
    expect(received).toHaveLength(1);
  });
});

describe('the mail transport', () => {
  it.each(['smtp://mail.coop.example', 'smtp://10.0.0.5:25'])(
    'sends nothing in the clear to %s',
    (smtpUrl) => {
      const mailTransport = createMailTransport(mailSettings(smtpUrl));
      onTestFinished(() => mailTransport.close());
      expect(mailTransport.secured).toBe(true);
    },
  );
});

describe('a server that listens', () => {
  const change = async (app: FastifyInstance) =>
    post(app, 'member_pass', {
      token: await signIn(app),
      body: { mem_password: NEW, mem_oldpassword: DEMO_PASSWORD },
      agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36',
    });

  it('reports a changed password and a reset one', async () => {
    const { received, url } = await startMailServer();
    const app = await buildTestApp(database, { config: { mail: mailSettings(url) } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await change(app)).json()).toMatchObject({ rc_code: '1' });
    const proved = await post(app, 'auth/registerauth', { body: SOMYING });
    const { ticket } = proved.json<{ data: { ticket: string }[] }>().data[0] ?? { ticket: '' };
    const names = { member_name: 'สมหญิง', member_surname: 'ใจดี', password: `${NEW} 2` };
    expect((await post(app, 'auth/forget', { body: { ...SOMYING, ...names, ticket } })).json()).toMatchObject(
      {
        rc_code: '1',
      },
    );
    await expect.poll(() => received).toHaveLength(2);
    expect(received.map(({ source }) => getSubject(source))).toEqual([
      'เปลี่ยนรหัสผ่านระบบสมาชิกออนไลน์แล้ว',
      'ตั้งรหัสผ่านระบบสมาชิกออนไลน์ใหม่แล้ว',
    ]);
    expect(decoded(received[0]?.source ?? '')).toContain('Chrome บน Android');
  });

  it('is sent for a sign-in on a device that was not seen before', async () => {
    await db.deleteFrom('device_trace').execute();
    const { received, url } = await startMailServer();
    const app = await buildTestApp(database, { config: { mail: mailSettings(url) } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await signIn(app);
    await login(app, '001234', {
      address: '203.0.113.5',
      agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
    });
    await expect.poll(() => received).toHaveLength(1);
    const [{ source, to } = { source: '', to: [] }] = received;
    expect([to, getSubject(source)]).toEqual([['somying@example.com'], 'เข้าสู่ระบบสมาชิกออนไลน์จากอุปกรณ์ใหม่']);
    expect(decoded(source)).toContain('อุปกรณ์ Firefox บน Windows');
  });

  it('mails a code, and does not store it afterwards', async () => {
    const { received, url } = await startMailServer();
    const app = await buildTestApp(database, { config: { mail: mailSettings(url), identityCode: 'mail' } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await post(app, 'auth/registerauth', { body: SOMYING });
    await expect.poll(() => received).toHaveLength(1);
    const text = decoded(received[0]?.source ?? '');
    expect(text).toMatch(/\nรหัสยืนยัน \d{6}\n/);
    await expect.poll(stored).toMatchObject([{ code: null }]);
  });

  it('does not wait for the mail server, and keeps the notice', async () => {
    const app = await buildTestApp(database, { config: { mail: mailSettings('smtp://127.0.0.1:1') } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await change(app)).json()).toMatchObject({ rc_code: '1' });
    await expect.poll(stored).toMatchObject([{ attempts: 1, sent_at: null }]);
  });

  it('queues nothing when the change is refused', async () => {
    const app = await buildTestApp(database, { config: { mail: mailSettings(null) } });
    const body = { mem_password: 'short', mem_oldpassword: DEMO_PASSWORD };
    await post(app, 'member_pass', { token: await signIn(app), body });
    expect(await stored()).toEqual([]);
  });

  it('creates no folder before there is mail', async () => {
    const folder = path.join(temporaryFolder(), 'mail');
    await createRound(null, folder).deliverDue();
    expect(existsSync(folder)).toBe(false);
  });
});
