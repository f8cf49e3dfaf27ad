// Measures how well search finds what is typed in trouble, beside plain BM25 over words and trigrams.
//   pnpm bench:search-quality -- [--seed 1] [--pages 400] [--kind 'rare words'] [--misses]
// Reads ../shared/data/thaigov_news. Every page of the sample is asked for in every kind of trouble that its text
// allows. Tune on one seed, and report others.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HITS_PER_PAGE } from '@sahakorn/contract/topic';
import { writeTable } from '../../../scripts/bench-figures.mjs';
import { createRandom } from '../src/db/seed/random.ts';
import { hasThaigovNews, readNews } from '../test/thaigov-news.ts';
import { createFloor } from './search/floor.ts';
import { loadTopics } from './search/load.ts';
import { QUESTION_KINDS } from './search/question-kinds.ts';
import { indexWords, sample } from './search/questions.ts';
import { openEmbedded } from './statement/place.mjs';

const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/search-quality.json');
const LEAST_MRR = 0.955;
const LEAST_RECALL = 0.985;
const LEAST_AHEAD = 0.01;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '400' },
    kind: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const say = (text) => process.stdout.write(`${text}\n`);

if (!hasThaigovNews()) {
  say('The news of ../shared/data/thaigov_news, or the program xz, are not at hand: nothing is measured.');
  process.exit(0);
}

const seed = Number(values.seed);
const news = readNews().map((item) => ({ ...item, category: 'news' }));
const pages = indexWords(news);
const chosen = sample(news, Number(values.pages), seed);
const places = createFloor(news.map(({ title, lead, body }) => `${title}\n${lead}\n${body}`));
const askFloor = async (text) => places(text).map((at) => news[at]?.id ?? 0);

function askQuestions(ask) {
  const random = createRandom(seed);
  return chosen.flatMap((topic) => {
    const text = ask({ topic, random, pages });
    return text === null || text.trim() === '' ? [] : [{ id: topic.id, text }];
  });
}

const askAt =
  ({ origin }) =>
  async (search) => {
    const answer = await fetch(`${origin}/api/info/list/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search }),
    });
    if (!answer.ok) return [];
    const { data } = await answer.json();
    return data.map(({ topic_id }) => topic_id);
  };

async function getScore(asked, ask, onMiss = () => {}) {
  let [reciprocal, among] = [0, 0];
  for (const { text, id } of asked) {
    const at = (await ask(text)).slice(0, HITS_PER_PAGE).indexOf(id);
    if (at !== 0) onMiss(at, text, id);
    if (at < 0) continue;
    reciprocal += 1 / (at + 1);
    among += 1;
  }
  return { asked: asked.length, reciprocal, among };
}

const sum = (scores) =>
  scores.reduce(
    (all, one) => ({
      asked: all.asked + one.asked,
      reciprocal: all.reciprocal + one.reciprocal,
      among: all.among + one.among,
    }),
    { asked: 0, reciprocal: 0, among: 0 },
  );
const getMrr = ({ reciprocal, asked }) => reciprocal / asked;
const getRecall = ({ among, asked }) => among / asked;

const place = await openEmbedded({ RATE_LIMIT_SEARCH: '0' });
const kinds = [];
let work = 0;
try {
  const seconds = await loadTopics(place.pool, news);
  say(`${news.length} pages, index made in ${seconds.toFixed(1)} s`);
  for (const [name, ask] of Object.entries(QUESTION_KINDS)) {
    if (values.kind !== undefined && values.kind !== name) continue;
    const asked = askQuestions(ask);
    const showMiss = (at, text, id) => values.misses && say(`  ${name}: ${at} ${id} ${text}`);
    const before = await place.work();
    const ours = await getScore(asked, askAt(place), showMiss);
    work += [...(await place.work())].reduce((ms, [pid, now]) => ms + now - (before.get(pid) ?? 0), 0);
    kinds.push({ name, ours, floor: await getScore(asked, askFloor) });
  }
} finally {
  await place.close();
}

const all = {
  name: 'all',
  ours: sum(kinds.map(({ ours }) => ours)),
  floor: sum(kinds.map(({ floor }) => floor)),
};
const share = (value) => value.toFixed(3);
say(
  `\nSeed ${seed}, ${chosen.length} pages, ${(work / all.ours.asked).toFixed(2)} ms of work for each search\n`,
);
say(
  writeTable([
    ['', 'asked', 'MRR@10', 'BM25', 'ahead', 'recall@10', 'BM25'],
    ...[...kinds, all].map(({ name, ours, floor }) => [
      name,
      String(ours.asked),
      share(getMrr(ours)),
      share(getMrr(floor)),
      share(getMrr(ours) - getMrr(floor)),
      share(getRecall(ours)),
      share(getRecall(floor)),
    ]),
  ]),
);
const short = kinds.filter(({ ours, floor }) => getMrr(ours) - getMrr(floor) < LEAST_AHEAD);
const isReached = getMrr(all.ours) >= LEAST_MRR && getRecall(all.ours) >= LEAST_RECALL && short.length === 0;
say(
  `\nTargets: MRR@10 ${LEAST_MRR}, recall@10 ${LEAST_RECALL}, ${LEAST_AHEAD} ahead of BM25 in every kind: ` +
    (isReached ? 'reached' : `not reached (${short.map(({ name }) => name).join(', ') || 'overall'})`),
);
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  `${JSON.stringify({ seed, pages: chosen.length, work: work / all.ours.asked, kinds }, null, 2)}\n`,
);
process.exitCode = isReached ? 0 : 1;
