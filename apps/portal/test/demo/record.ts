// npm run record:demo: writes what the demonstration's API answers to answers.json, for the stories.
import { globSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PASSWORD } from '../../e2e/portal-test.ts';
import { REPOSITORY, makeDataDir, removeDataDir, startPortal } from '../../e2e/start-portal.ts';
import { type FeatureAnswers, collectDemoCalls } from '../feature-answers.ts';
import { DEMO } from './addresses.ts';

const FEATURES = path.join(import.meta.dirname, '../../src/features');

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
  for (const [call, screen] of Object.entries(await listDemoCalls())) {
    const { searchParams } = new URL(screen, origin);
    answers[call] = await ask(call, Object.fromEntries(searchParams), token);
  }
  return answers;
}

async function listDemoCalls(): Promise<Readonly<Record<string, string>>> {
  const files = globSync('*/test/answers.ts', { cwd: FEATURES });
  const features = files
    .toSorted()
    .map((file) => import(path.join(FEATURES, file)) as Promise<FeatureAnswers>);
  return collectDemoCalls(await Promise.all(features));
}

async function ask(call: string, fields: Record<string, string>, token?: string): Promise<unknown> {
  const [method, address] = call.split(' ') as ['get' | 'post', string];
  const response = await fetch(
    origin + address + (method === 'get' ? `?${new URLSearchParams(fields)}` : ''),
    {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(method === 'post' && { body: JSON.stringify(fields) }),
    },
  );
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
