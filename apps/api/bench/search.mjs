// Measures search and lists over real news: how good, how fast, how large.
//   pnpm bench:search -- [--seconds 15] [--idle-timeout 20] [--place embedded|url]
// Reads ../shared/data/thaigov_news. It runs on a new embedded database, and on a new database of the
// PostgreSQL that DATABASE_URL names; the server is a separate process.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { MessageChannel, Worker } from 'node:worker_threads';
import { HITS_PER_PAGE, TOPICS_PER_PAGE } from '@sahakorn/contract/topic';
import { isMet, writeFigure, writeTable, writeVerdict } from '../../../scripts/bench-figures.mjs';
import { machineLine, waitUntilIdle } from '../../../scripts/bench-machine.mjs';
import { hasThaigovNews, readHeadlines, readNews } from '../test/thaigov-news.ts';
import { createFloor } from './search/floor.ts';
import { loadTopics } from './search/load.ts';
import { bodyQuestions, rarestWords, sample, titleQuestions } from './search/questions.ts';
import { openEmbedded, openUrl } from './statement/place.mjs';

const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/search.json');
const CLIENTS = 16;
const SAMPLE = 300;
const SEED = 20;
const MAX_TITLE = 200;
const MAX_MS = 50;
const MIN_FIRST = 95;
/** The server forgets pages and answers of the state before within this time. */
const SETTLE_MS = 1500;
const FREQUENT = ['เงินกู้', 'ปันผล', 'ค้ำประกัน', 'สหกรณ์', 'วัคซิน', 'เงินกุ้'];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    'idle-timeout': { type: 'string', default: '20' },
    place: { type: 'string' },
  },
});

const print = (text) => process.stdout.write(`${text}\n`);

if (!hasThaigovNews()) {
  print('The news of ../shared/data/thaigov_news, or the program xz, are not at hand: nothing is measured.');
  process.exit(0);
}

const news = readNews().map((item) => ({ ...item, category: 'news' }));
const headlines = readHeadlines().map((line) => ({
  ...line,
  category: 'news',
  lead: '',
  body: '',
}));
const chosen = sample(news, SAMPLE, SEED);

async function publish(place, topics) {
  const seconds = await loadTopics(place.pool, topics);
  await new Promise((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
  print(
    `${place.name}: ${topics.length} pages, index made in ${seconds.toFixed(1)} s, ${await sizes(place.pool)}`,
  );
}

async function sizes(pool) {
  const { rows } = await pool.query(
    `select relname, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
     where relname in ('topic', 'search_document', 'search_term', 'search_spelling') order by relname`,
  );
  return rows.map(({ relname, size }) => `${relname} ${size}`).join(', ');
}

/**
 * Each search opens a new connection, because the server closes one that is idle while the floor is measured.
 */
const askAt =
  ({ origin }) =>
  async (search) => {
    const sent = request(`${origin}/api/info/list/search`, {
      agent: false,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    }).end(JSON.stringify({ search }));
    const [answer] = await once(sent, 'response');
    const { data } = await json(answer);
    return data.map(({ topic_id }) => topic_id);
  };

async function getQuality(name, asked, ask) {
  let [reciprocal, first, among] = [0, 0, 0];
  for (const { text, id } of asked) {
    const at = (await ask(text)).slice(0, HITS_PER_PAGE).indexOf(id);
    if (at < 0) continue;
    reciprocal += 1 / (at + 1);
    among += 1;
    if (at === 0) first += 1;
  }
  const count = asked.length;
  return { name, mrr: reciprocal / count, recall: among / count, first: first / count };
}

/** Where a page is found by only its body, compared with simple BM25. */
async function getBodyQualities(place) {
  const bare = news.map((item) => ({ ...item, title: 'ข่าว', lead: '' }));
  await publish(place, bare);
  const places = createFloor(bare.map(({ body }) => body));
  const floor = async (text) => places(text).map((at) => news[at]?.id ?? 0);
  const sets = [
    ['title to body', chosen.map(({ id, title }) => ({ id, text: title.slice(0, MAX_TITLE) }))],
    ['questions on the body', bodyQuestions(chosen, SEED)],
    ['questions by the title, on the body', titleQuestions(chosen, SEED)],
  ];
  const found = [];
  for (const [name, asked] of sets) {
    found.push(await getQuality(name, asked, askAt(place)), await getQuality(`  floor`, asked, floor));
  }
  return found;
}

/** So many queries that hardly any is repeated while its answer is cached. */
function searches(topics) {
  const asked = [...rarestWords(topics, topics), ...titleQuestions(topics, SEED)];
  const texts = sample(asked, asked.length, SEED).map(({ text }) => text);
  return [...FREQUENT, ...texts].map((search) => ({
    path: '/api/info/list/search',
    body: JSON.stringify({ search: search.slice(0, MAX_TITLE) }),
  }));
}

function listPages(topics) {
  const last = Math.ceil(topics.length / TOPICS_PER_PAGE);
  const step = 97;
  return Array.from({ length: last }, (_, index) => ({
    path: `/api/info/list/news?page=${1 + ((index * step) % last)}`,
  }));
}

async function getSpeed(place, name, requests) {
  const busy = await waitUntilIdle(Number(values['idle-timeout']) * 1000);
  const before = await place.work();
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('search/clients.mjs', import.meta.url), {
    workerData: {
      origin: place.origin,
      clients: CLIENTS,
      seconds: Number(values.seconds),
      requests,
      port: port2,
    },
    transferList: [port2],
  });
  const [message] = await once(port1, 'message');
  await worker.terminate();
  port1.close();
  const work = [...(await place.work())].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
  return { place: place.name, name, busy, work: work / message.answers, ...message };
}

async function measure(place, withQuality) {
  await publish(place, news);
  const rarest = rarestWords(chosen, news);
  const qualities = withQuality
    ? [await getQuality('rarest three words of a title', rarest, askAt(place))]
    : [];
  const speeds = [
    await getSpeed(place, `search, ${news.length} pages`, searches(news)),
    await getSpeed(place, `lists, ${news.length} pages`, listPages(news)),
  ];
  if (withQuality) qualities.push(...(await getBodyQualities(place)));
  await publish(place, headlines);
  speeds.push(
    await getSpeed(place, `search, ${headlines.length} headlines`, searches(headlines)),
    await getSpeed(place, `lists, ${headlines.length} headlines`, listPages(headlines)),
  );
  return { qualities, speeds };
}

/** A share as a percentage with one decimal. */
const round = (value) => Math.round(value * 1000) / 10;

function getTargets(qualities, speeds) {
  const [rarest, ...bodies] = qualities;
  const found = rarest
    ? [{ name: `${rarest.name}, first`, value: rarest.first * 100, least: MIN_FIRST, unit: '%' }]
    : [];
  for (let at = 0; at + 1 < bodies.length; at += 2) {
    const [ours, floor] = [bodies[at], bodies[at + 1]];
    if (ours && floor) {
      const least = round(floor.mrr);
      found.push({ name: `${ours.name}, MRR@10`, value: round(ours.mrr), least, unit: '%' });
    }
  }
  const quick = speeds.map(({ place, name, p95 }) => ({
    name: `${place}: ${name}, p95 of ${CLIENTS} clients`,
    value: p95,
    most: MAX_MS,
    unit: 'ms',
  }));
  const failed = speeds.reduce((sum, speed) => sum + speed.failed, 0);
  return [...found, ...quick, { name: 'refused or failed', value: failed, most: 0, unit: 'requests' }];
}

const settings = { RATE_LIMIT_SEARCH: '0' };
const url = process.env.DATABASE_URL;
const qualities = [];
const speeds = [];
const opened = {
  embedded: openEmbedded,
  ...(url && { url: (more) => openUrl(url, more) }),
};
for (const [name, open] of Object.entries(opened)) {
  if (values.place !== undefined && values.place !== name) continue;
  const place = await open(settings);
  try {
    const measured = await measure(place, qualities.length === 0);
    qualities.push(...measured.qualities);
    speeds.push(...measured.speeds);
  } finally {
    await place.close();
  }
}

print(`\n${machineLine()}`);
const share = (value) => value.toFixed(3);
print(
  writeTable([
    ['', 'MRR@10', 'recall@10', 'first'],
    ...qualities.map(({ name, mrr, recall, first }) => [name, share(mrr), share(recall), share(first)]),
  ]),
);
print(
  `\n${writeTable([
    ['', 'work ms', 'p50 ms', 'p95', 'p99', 'per s', 'busy %'],
    ...speeds.map(({ place, name, work, p50, p95, p99, perSecond, busy }) => [
      `${place}: ${name}`,
      ...[work, p50, p95, p99, perSecond, Math.round(busy * 100)].map((value) => writeFigure(value)),
    ]),
  ])}`,
);
if (!url) print('\nNo DATABASE_URL: only the embedded database was measured.');
print('');
const targets = getTargets(qualities, speeds);
for (const target of targets) print(writeVerdict(target));
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ machine: machineLine(), qualities, speeds }, null, 2)}\n`);
process.exitCode = targets.every((target) => isMet(target)) ? 0 : 1;
