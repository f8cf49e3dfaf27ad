// npm run record:demo: writes what the demonstration's API answers to answers.json, for the stories.
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Challenge } from '@sahakorn/contract/challenge';
import { DEMO_PASSWORD } from '../../e2e/portal-test.ts';
import { REPOSITORY, makeDataDir, removeDataDir, startPortal } from '../../e2e/start-portal.ts';
import { solve } from '../../src/domain/proof-of-work/solver.ts';
import { DEMO } from './addresses.ts';

const PUBLIC = [
  'manu',
  'footer',
  'manufacturer',
  'home',
  'privacy',
  'termofconditional',
  `list/${DEMO.category}`,
  `show/${DEMO.topicId}`,
  'board',
  `board_show/${DEMO.boardTopicId}`,
  'demand',
  `demand_show/${DEMO.demandId}`,
];

const OF_MEMBER = [
  'termofconditional',
  'lastupdate_bydepstatement',
  'member_status',
  'member_share',
  'member_share_growth',
  'member_loan',
  'member_loan_outlook',
  `member_loan_statement/${encodeURIComponent(DEMO.contractNo)}`,
  `member_loan_forecast/${encodeURIComponent(DEMO.contractNo)}`,
  'member_dep',
  `member_dep_statement/${DEMO.accountNo}`,
  `member_dep_months/${DEMO.accountNo}`,
  'member_kep',
  'member_collection',
  'member_monthly',
  'member_deduction',
  'member_kepcrem',
  'member_coll',
  'member_gian',
  'member_div',
  'member_div_lines',
  'member_welfare',
  'member_consents',
  'member_confirmations',
  `member_confirmation/${DEMO.balanceOn}`,
  'auth/devices',
  'member_activity',
  'member_privacy_requests',
];

/** What is asked with a body. */
const ASKED: Readonly<Record<string, object>> = {
  [`member_loan_trial/${encodeURIComponent(DEMO.contractNo)}`]: { kind: 'monthly', amount: '2000.00' },
  [`member_loan_payoff/${encodeURIComponent(DEMO.contractNo)}`]: {},
};

/** The device that signs in. */
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
  const answers = { ...(await recordPublic()), ...(await recordMember()) };
  const lines = Object.entries(answers).map((call) => call.map((part) => JSON.stringify(part)).join(': '));
  const recording = `{"at": "${new Date().toISOString()}", "answers": {\n${lines.join(',\n')}\n}}\n`;
  const named = await nameFiles(recording);
  await writeFile(path.join(import.meta.dirname, 'answers.json'), named);
} finally {
  await stop();
  await removeDataDir(dataDir);
}

async function recordPublic(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const call of PUBLIC) answers[`get /api/info/${call}`] = await ask('GET', `/api/info/${call}`);
  const search = { search: DEMO.search, page: 1 };
  answers['post /api/info/list/search'] = await ask('POST', '/api/info/list/search', search);
  const calculations = { loan_calculator: DEMO.loanQuery, dividend_calculator: DEMO.dividendQuery };
  for (const [call, query] of Object.entries(calculations)) {
    answers[`get /api/info/${call}`] = await ask('GET', `/api/info/${call}?${query}`);
  }
  return answers;
}

async function recordMember(): Promise<Record<string, unknown>> {
  const credentials = { membership_no: DEMO.membershipNo, mem_password: DEMO_PASSWORD };
  const { token } = (await ask('POST', '/api/member/auth/login', credentials)) as { token: string };
  const answers: Record<string, unknown> = {};
  await ask('POST', '/api/member/member_privacy_requests/make', REQUEST, token);
  for (const call of [...OF_MEMBER, ...Object.keys(ASKED)]) {
    answers[`post /api/member/${call}`] = await ask('POST', `/api/member/${call}`, ASKED[call] ?? {}, token);
  }
  const code = await printHoldings(token);
  answers['post /api/info/verify'] = await ask('POST', '/api/info/verify', { code });
  answers['post /api/info/demand_track'] = await ask(
    'POST',
    '/api/info/demand_track',
    await sendDemand(token),
  );
  return answers;
}

/** Prints a document, and gives the code of its verification. */
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
  const asked = (await ask('POST', '/api/info/challenge', purpose)) as Data<{ challenge: Challenge }>;
  const [{ challenge }] = asked.data;
  const solution = await solve(challenge, { onProgress: () => undefined });
  const demand = { ...DEMAND, recaptcha: btoa(JSON.stringify({ challenge, solution })) };
  const sent = await ask('POST', '/api/info/demand_create', demand, token);
  const [{ tracking_code }] = (sent as Data<{ tracking_code: string }>).data;
  return { tracking_code };
}

async function ask(method: 'GET' | 'POST', call: string, body?: object, token?: string): Promise<unknown> {
  const response = await fetch(origin + call, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': BROWSER,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The server names pictures after their bytes; the recording has the names of content/demo/pictures, found by their texts. */
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
