// Measures search and lists over real news: how good, how fast, how large.
//   pnpm bench:search
// Reads ../shared/data/thaigov_news. Takes the PostgreSQL of DATABASE_URL, where it makes a database of its own,
// or else a private one.
import { once } from 'node:events';
import os from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { HITS_A_PAGE } from '@sahakorn/contract/topic';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createKysely, createPool } from '../src/db/client.ts';
import { freshName, runOn, startTestServer, urlOf } from '../test/database-server.ts';
import { hasThaigovNews, readHeadlines, readNews } from '../test/thaigov-news.ts';
import { createFloor } from './search/floor.ts';
import { type LoadedTopic, loadTopics } from './search/load.ts';
import { type Asked, bodyQuestions, rarestWords, sample, titleQuestions } from './search/questions.ts';

const CLIENTS = 16;
const SECONDS = 15;
const SAMPLE = 300;
const SEED = 20;

const log = pino({ level: 'silent' });
const say = (text: string) => process.stdout.write(`${text}\n`);
const column = (text: string | number, width: number) => String(text).padStart(width);

type Answer = { data: { topic_id: number }[] };

if (!hasThaigovNews()) {
  say('The news of ../shared/data/thaigov_news, or the program xz, are not at hand: nothing is measured.');
  process.exit(0);
}

const { server, stop } = await startTestServer();
const name = freshName();
await runOn(server.url, `create database ${name} template ${server.template}`);
const pool = createPool({ connectionString: urlOf(server.url, name) }, 'server', log);
const loading = createPool({ connectionString: urlOf(server.url, name) }, 'command', log);
const config = {
  ...readConfig({ NODE_ENV: 'test', DATA_DIR: os.tmpdir(), DEMO: 'false' }),
  searchPerMinute: 0,
};
const news: LoadedTopic[] = readNews().map((item) => ({ ...item, category: 'news' }));

try {
  say(`${os.availableParallelism()} processors, load ${os.loadavg()[0]?.toFixed(1)}, ${news.length} pages`);
  say(`index made in ${(await loadTopics(loading, news)).toFixed(1)} s, ${await sizes()}`);
  const chosen = sample(news, SAMPLE, SEED);
  await withApp(async (ask, origin) => {
    await quality('rarest three words of a title', rarestWords(chosen, news), ask);
    const questions = [
      ...rarestWords(chosen, news),
      ...titleQuestions(chosen, SEED),
      ...['เงินกู้', 'ปันผล', 'ค้ำประกัน', 'สหกรณ์', 'วัคซิน', 'เงินกุ้'].map((text) => ({ text, id: 0 })),
    ];
    const bodies = questions.map(({ text }) => JSON.stringify({ search: text }));
    await load(
      'search',
      origin,
      bodies.map((body) => ({ path: '/api/info/list/search', body })),
    );
  });

  const bare = news.map((item) => ({ ...item, title: 'ข่าว', lead: '' }));
  await loadTopics(loading, bare);
  const floor = createFloor(bare.map(({ body }) => body));
  const floorOf = async (text: string) => floor(text).map((place) => news[place]?.id ?? 0);
  await withApp(async (ask) => {
    for (const [title, asked] of [
      ['title, body only', chosen.map(({ id, title: text }) => ({ id, text: text.slice(0, 200) }))],
      ['questions on the body', bodyQuestions(chosen, SEED)],
      ['questions by the title, body only', titleQuestions(chosen, SEED)],
    ] as const) {
      await quality(title, asked, ask);
      await quality('  floor: BM25, words and trigrams', asked, floorOf);
    }
  });

  const headlines = readHeadlines().map((line) => ({ ...line, category: 'news', lead: '', body: '' }));
  await loadTopics(loading, headlines);
  await withApp(async (_ask, origin) => {
    const last = Math.ceil(headlines.length / 20);
    const pages = Array.from({ length: 200 }, (_, index) => 1 + Math.floor((index * last) / 200));
    await load(
      'lists',
      origin,
      pages.map((page) => ({ path: `/api/info/list/news?page=${page}` })),
    );
  });
} finally {
  await Promise.all([pool.end(), loading.end()]);
  await runOn(server.url, `drop database ${name} with (force)`);
  await stop();
}

type Ask = (text: string) => Promise<number[]>;

async function withApp(work: (ask: Ask, origin: string) => Promise<void>): Promise<void> {
  const app = await buildApp({ db: createKysely(pool), config, log, now: () => new Date() });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    await work(async (search) => {
      const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload: { search } });
      return answer.json<Answer>().data.map(({ topic_id }) => topic_id);
    }, origin);
  } finally {
    await app.close();
  }
}

async function quality(title: string, asked: readonly Asked[], ask: Ask): Promise<void> {
  let [reciprocal, first, among] = [0, 0, 0];
  for (const { text, id } of asked) {
    const place = (await ask(text)).slice(0, HITS_A_PAGE).indexOf(id);
    if (place < 0) continue;
    reciprocal += 1 / (place + 1);
    among += 1;
    if (place === 0) first += 1;
  }
  const share = (count: number) => column((count / asked.length).toFixed(3), 6);
  say(`${title.padEnd(36)} MRR@10 ${share(reciprocal)}  recall@10 ${share(among)}  first ${share(first)}`);
}

type Load = { answers: number; failed: number; perSecond: number; p50: number; p95: number; p99: number };

async function load(
  title: string,
  origin: string,
  requests: { path: string; body?: string }[],
): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('search/clients.mjs', import.meta.url), {
    workerData: { origin, clients: CLIENTS, seconds: SECONDS, requests, port: port2 },
    transferList: [port2],
  });
  const [message] = await once(port1, 'message');
  const { answers, failed, perSecond, p50, p95, p99 } = message as Load;
  await worker.terminate();
  port1.close();
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  say(
    `${title}, ${CLIENTS} clients: ${answers} answers, ${failed} failed, ${perSecond.toFixed(0)} a second, ` +
      `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
  );
}

async function sizes(): Promise<string> {
  const { rows } = await pool.query<{ relname: string; size: string }>(
    `select relname, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
     where relname in ('topic', 'search_document', 'search_term', 'search_spelling') order by relname`,
  );
  return rows.map(({ relname, size }) => `${relname} ${size}`).join(', ');
}
