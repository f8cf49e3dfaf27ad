// npm run record:demo writes the answers of the demonstration's API to answers.json, for the stories.
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PASSWORD } from '../../e2e/portal-test.ts';
import { REPOSITORY, makeDataDir, removeDataDir, startPortal } from '../../e2e/start-portal.ts';
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
];

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
  for (const call of OF_MEMBER) {
    answers[`post /api/member/${call}`] = await ask('POST', `/api/member/${call}`, {}, token);
  }
  return answers;
}

async function ask(method: 'GET' | 'POST', call: string, body?: object, token?: string): Promise<unknown> {
  const response = await fetch(origin + call, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
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
