// npm run record:demo writes the answers of the demonstration's API to answers.json, for the stories.
import { globSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Challenge } from '@sahakorn/contract/challenge';
import { DEMO_PASSWORD } from '../../e2e/portal-test.ts';
import { REPOSITORY, makeDataDir, removeDataDir, startPortal } from '../../e2e/start-portal.ts';
import { solve } from '../../src/domain/proof-of-work/solver.ts';
import { type DemoCall, type FeatureHandlers, collectDemoCalls } from '../feature-handlers.ts';
import { DEMO } from './addresses.ts';

const FEATURES = path.join(import.meta.dirname, '../../src/features');

/** The user agent of the recording. */
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const REQUEST = { kind: 'correction', detail: 'ย้ายบ้าน ขอแก้ที่อยู่เป็น 12 หมู่ 3' };

const DEMAND = {
  topic_kind: 'request',
  title: 'ขอที่จอดรถสำหรับผู้สูงอายุ',
  body: 'หน้าสำนักงานใหญ่ไม่มีที่จอดใกล้ทางลาด',
  name: '',
  contact: '02-000-0001',
  public: false,
  website: '',
};

const dataDir = await makeDataDir();
const { origin, stop } = await startPortal(dataDir);
try {
  const answers = await recordCalls();
  const lines = Object.entries(answers).map((call) => call.map((part) => JSON.stringify(part)).join(': '));
  const recording = `{"at": "${new Date().toISOString()}", "answers": {\n${lines.join(',\n')}\n}}\n`;
  const named = await nameFiles(recording);
  await writeFile(path.join(import.meta.dirname, 'answers.json'), named);
} finally {
  await stop();
  await removeDataDir(dataDir);
}

async function recordCalls(): Promise<Record<string, unknown>> {
  const credentials = { membership_no: DEMO.membershipNo, mem_password: DEMO_PASSWORD };
  const { token } = (await ask('post /api/member/auth/login', credentials)) as { token: string };
  const answers: Record<string, unknown> = {};
  await ask('post /api/member/member_privacy_requests/make', REQUEST, token);
  const prepared: Readonly<Record<string, object>> = {
    'post /api/info/verify': { code: await printHoldings(token) },
    'post /api/info/demand_track': await sendDemand(token),
  };
  for (const [call, { screen, body }] of Object.entries(await listDemoCalls())) {
    const { searchParams } = new URL(screen, origin);
    const fields = prepared[call] ?? { ...Object.fromEntries(searchParams), ...body };
    answers[call] = await ask(call, fields, token);
  }
  return answers;
}

async function listDemoCalls(): Promise<Readonly<Record<string, DemoCall>>> {
  const files = globSync('*/test/handlers.ts', { cwd: FEATURES });
  const features = files
    .toSorted()
    .map((file) => import(path.join(FEATURES, file)) as Promise<FeatureHandlers>);
  return collectDemoCalls(await Promise.all(features));
}

/** Prints a document, and returns its verification code. */
async function printHoldings(token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const printed = await fetch(`${origin}/api/member/print_holdings_pdf`, { headers });
  const pdf = Buffer.from(await printed.arrayBuffer()).toString('latin1');
  const code = /\/verify\/([0-9A-Z]{12})\b/.exec(pdf)?.[1];
  if (code === undefined) throw new Error('The document has no address of its verification.');
  return code;
}

type Data<Row> = { data: [Row] };

async function sendDemand(token: string): Promise<{ tracking_code: string }> {
  const purpose = { purpose: 'demand' };
  const asked = (await ask('post /api/info/challenge', purpose)) as Data<{ challenge: Challenge }>;
  const [{ challenge }] = asked.data;
  const solution = await solve(challenge, { onProgress: () => undefined });
  const demand = { ...DEMAND, recaptcha: btoa(JSON.stringify({ challenge, solution })) };
  const sent = await ask('post /api/info/demand_create', demand, token);
  const [{ tracking_code }] = (sent as Data<{ tracking_code: string }>).data;
  return { tracking_code };
}

async function ask(call: string, fields: object, token?: string): Promise<unknown> {
  const [method, address] = call.split(' ') as ['get' | 'post', string];
  const response = await fetch(
    origin + address + (method === 'get' ? `?${new URLSearchParams(Object.entries(fields))}` : ''),
    {
      method,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': BROWSER,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method === 'post' && { body: JSON.stringify(fields) }),
    },
  );
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The server names pictures by content hash. Replaces each by its name in content/demo/pictures, found by its alternative text. */
async function nameFiles(recording: string): Promise<string> {
  let named = recording;
  const names = new Map<string, string>();
  for await (const file of glob(path.join(REPOSITORY, 'content/demo/**/*.md'))) {
    const content = await readFile(file, 'utf8');
    for (const [, name = '', alt = ''] of content.matchAll(/file: \.\.\/pictures\/(\S+)\.png\s+alt: (.+)/g)) {
      names.set(alt, name);
    }
  }
  for (const [, served = '', alt = ''] of recording.matchAll(/"file":"(\w{32})\.png","alt":"([^"]+)"/g)) {
    named = named.replaceAll(served, names.get(alt) ?? served);
  }
  return named;
}
