// Measures how well search finds mistyped queries, beside plain BM25 over words and trigrams.
//   pnpm bench:search-quality -- [--seed 2,3,4,5] [--pages 400] [--kind 'rare words'] [--misses]
// Reads ../shared/data/thaigov_news. Every page of the sample is asked for in every kind of
// trouble that its text allows. Search is tuned on seed 1, whose letters are written in
// phrases of their own; report other seeds.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HITS_PER_PAGE } from '@sahakorn/contract/topic';
import { foldForSearch } from '@sahakorn/thai/search-words';
import { writeTable } from '../../../scripts/bench-figures.mjs';
import { createRandom } from '../src/db/seed/random.ts';
import { hasThaigovNews, readNews } from '../test/thaigov-news.ts';
import { createFloor } from './search/floor.ts';
import { MEASURED_PHRASES, TUNING_PHRASES } from './search/letter-phrases.ts';
import { loadTopics } from './search/load.ts';
import { QUESTION_KINDS } from './search/question-kinds.ts';
import { indexWords, sample } from './search/questions.ts';
import { openEmbedded } from './statement/place.mjs';

const REPORT = path.resolve(import.meta.dirname, '../../../reports/bench/search-quality.json');
const TUNING_SEED = 1;
const MIN_MRR = 0.955;
const MIN_RECALL = 0.985;
const MIN_AHEAD = 0.01;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(TUNING_SEED) },
    pages: { type: 'string', default: '400' },
    kind: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const print = (text) => process.stdout.write(`${text}\n`);

if (!hasThaigovNews()) {
  print('The news of ../shared/data/thaigov_news, or the program xz, are not at hand: nothing is measured.');
  process.exit(0);
}

const seeds = values.seed.split(',').map(Number);
const names = Object.keys(QUESTION_KINDS).filter((name) => (values.kind ?? name) === name);
const news = readNews().map((item) => ({ ...item, category: 'news' }));
const pages = indexWords(news);
const texts = news.map(({ title, lead, body }) => `${title}\n${lead}\n${body}`);
const folded = texts.map(foldForSearch);
const places = createFloor(texts);
const askFloor = async (text) => places(text).map((at) => news[at]?.id ?? 0);

function countText(text) {
  const wanted = foldForSearch(text);
  return folded.filter((page) => page.includes(wanted)).length;
}

function askQuestions(ask, seed) {
  const random = createRandom(seed);
  const phrases = seed === TUNING_SEED ? TUNING_PHRASES : MEASURED_PHRASES;
  return sample(news, Number(values.pages), seed).flatMap((topic) => {
    const text = ask({ topic, random, pages, countText, phrases });
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

/** The place of the page among the first ten, from 1 on; 0 if it is not among them. */
const getPlace = (found, id) => found.slice(0, HITS_PER_PAGE).indexOf(id) + 1;

async function measureKind(place, name, seed) {
  const asked = askQuestions(QUESTION_KINDS[name], seed);
  const before = await place.work();
  const ours = [];
  for (const { text } of asked) ours.push(await askAt(place)(text));
  const work = [...(await place.work())].reduce((ms, [pid, now]) => ms + now - (before.get(pid) ?? 0), 0);
  const answers = [];
  for (const [at, { text, id }] of asked.entries()) {
    const floor = getPlace(await askFloor(text), id);
    answers.push({ kind: name, seed, id, text, ours: getPlace(ours[at], id), floor });
  }
  return { answers, work };
}

const toReciprocal = (at) => (at === 0 ? 0 : 1 / at);
const getMean = (figures) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** `error` is the standard error of the lead: the same queries in both, so their differences are counted. */
function getScore(answers) {
  const leads = answers.map(({ ours, floor }) => toReciprocal(ours) - toReciprocal(floor));
  const lead = getMean(leads);
  return {
    asked: answers.length,
    mrr: getMean(answers.map(({ ours }) => toReciprocal(ours))),
    floorMrr: getMean(answers.map(({ floor }) => toReciprocal(floor))),
    lead,
    error: Math.sqrt(getMean(leads.map((figure) => (figure - lead) ** 2)) / answers.length),
    recall: getMean(answers.map(({ ours }) => Number(ours > 0))),
    floorRecall: getMean(answers.map(({ floor }) => Number(floor > 0))),
  };
}

const getScores = (answers) => [
  ...names.map((name) => ({ name, ...getScore(answers.filter(({ kind }) => kind === name)) })),
  { name: 'all', ...getScore(answers) },
];

const share = (value) => value.toFixed(3);
const writeScores = (scores) =>
  writeTable([
    ['', 'asked', 'MRR@10', 'BM25', 'ahead', '±', 'recall@10', 'BM25'],
    ...scores.map(({ name, asked, mrr, floorMrr, lead, error, recall, floorRecall }) => [
      name,
      String(asked),
      ...[mrr, floorMrr, lead, error, recall, floorRecall].map((value) => share(value)),
    ]),
  ]);

/** No lead is possible in a kind of which BM25 finds more than this. */
const hasRoom = ({ floorMrr }) => floorMrr <= 1 - MIN_AHEAD;

function writeVerdict(scores) {
  const all = scores.find(({ name }) => name === 'all');
  const kinds = scores.filter(({ name }) => name !== 'all');
  const short = kinds.filter((score) => hasRoom(score) && score.lead < MIN_AHEAD);
  const isReached = all.mrr >= MIN_MRR && all.recall >= MIN_RECALL && short.length === 0;
  const list = (some) => some.map(({ name }) => name).join(', ');
  const full = kinds.filter((score) => !hasRoom(score));
  print(
    `Targets: MRR@10 ${MIN_MRR}, recall@10 ${MIN_RECALL}, ${MIN_AHEAD} ahead of BM25 in every kind: ` +
      (isReached ? 'reached' : `not reached (${list(short) || 'overall'})`) +
      (full.length === 0 ? '' : `; BM25 leaves no room for a lead in: ${list(full)}`),
  );
  return isReached;
}

const place = await openEmbedded({ RATE_LIMIT_SEARCH: '0' });
const answers = [];
let work = 0;
try {
  const seconds = await loadTopics(place.pool, news);
  print(`${news.length} pages, index made in ${seconds.toFixed(1)} s`);
  for (const seed of seeds) {
    for (const name of names) {
      const measured = await measureKind(place, name, seed);
      answers.push(...measured.answers);
      work += measured.work;
      if (!values.misses) continue;
      for (const { ours, floor, id, text } of measured.answers) {
        if (ours !== 1) print(`  ${name}: ${ours} (BM25 ${floor}) ${id} ${text}`);
      }
    }
    print(`\nSeed ${seed}, ${values.pages} pages\n`);
    print(writeScores(getScores(answers.filter((answer) => answer.seed === seed))));
  }
} finally {
  await place.close();
}

const scores = getScores(answers);
if (seeds.length > 1) print(`\nSeeds ${values.seed} together\n\n${writeScores(scores)}`);
print(`\n${(work / answers.length).toFixed(2)} ms of work for each search`);
const isReached = writeVerdict(scores);
mkdirSync(path.dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  `${JSON.stringify({ seeds, pages: Number(values.pages), work: work / answers.length, scores, answers })}\n`,
);
process.exitCode = isReached ? 0 : 1;
