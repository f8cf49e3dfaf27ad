import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { foldForSearch, type SearchWord } from '@sahakorn/thai/search-words';
import { normaliseThai } from '@sahakorn/thai/normalise';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isSpellable, spellingForms } from './misspellings.ts';
import { plainText } from '../../html/plain-text.ts';
import { type CountedTopic, countTerms, weighTerms } from './term-weights.ts';
import { createTokenizer } from './tokenizer.ts';
import { createCompoundSplitter } from './compound-words.ts';

/** Word breaking depends on the ICU of the running Node, so another version needs a new index. */
export const TOKENISER = `13/${process.versions.icu ?? ''}`;

/** The boost of a new page, which halves each year. */
const NEW_BONUS = 0.04;
const YEAR_MS = 365.25 * 24 * 3600 * 1000;

const PAGE_BATCH = 200;
const LINE_BATCH = 500;

type Page = {
  topic_id: number;
  category: string;
  published_at: Date;
  title: string;
  excerpt: string;
  body_html: string;
};
type ReadPage = Pick<Page, 'topic_id' | 'category' | 'published_at'> & {
  heading: { title: string; lead: string };
  fields: [SearchWord[], SearchWord[], SearchWord[]];
};

/**
 * Rebuilds the whole search index from the pages, inside the transaction of `client`; readers use the old
 * one until the commit. Texts of unchanged pages are kept.
 * @param now for the age of pages
 * @returns the number of indexed pages
 */
export async function buildSearchIndex(client: pg.ClientBase, now: Date): Promise<number> {
  const breakWords = createTokenizer();
  const pages: ReadPage[] = [];
  const seen = new Map<string, number>();
  for (let after = 0; ;) {
    const { rows } = await client.query<Page>(
      `select topic_id, category, published_at, title, excerpt, body_html from topic
       where topic_id > $1 order by topic_id limit ${PAGE_BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.topic_id;
    pages.push(...rows.map((page) => readPage(page, breakWords)));
    await storeDocuments(client, rows);
  }
  for (const page of pages) countWords(page, seen);
  const categories = [...new Set(pages.map(({ category }) => category))];
  await writeTerms(
    client,
    pages.map(createTermCounter({ seen, pages: pages.length, categories, now })),
    seen,
  );
  await client.query(
    `insert into search_state (topics, categories, tokeniser) values ($1, $2, $3)
     on conflict (only_row) do update
       set topics = excluded.topics, categories = excluded.categories, tokeniser = excluded.tokeniser`,
    [pages.length, categories, TOKENISER],
  );
  return pages.length;
}

/** Whether the index was built by this release and this Node. */
export async function isSearchIndexCurrent(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ tokeniser: string }>('select tokeniser from search_state');
  return rows[0]?.tokeniser === TOKENISER;
}

function readPage(
  { title, excerpt, body_html, ...page }: Page,
  breakWords: (text: string) => SearchWord[],
): ReadPage {
  const heading = { title: foldForSearch(title), lead: foldForSearch(excerpt) };
  const inBody = breakWords(foldForSearch(plainText(body_html)));
  return { ...page, heading, fields: [breakWords(heading.title), breakWords(heading.lead), inBody] };
}

/** How many pages contain each word. */
function countWords({ fields }: ReadPage, seen: Map<string, number>): void {
  for (const word of new Set(fields.flatMap((words) => words.map((found) => found.word)))) {
    seen.set(word, (seen.get(word) ?? 0) + 1);
  }
}

type Counting = {
  seen: ReadonlyMap<string, number>;
  pages: number;
  categories: readonly string[];
  now: Date;
};

function createTermCounter({ seen, pages, categories, now }: Counting): (page: ReadPage) => CountedTopic {
  const splitWord = createCompoundSplitter(seen);
  const getRarity = (words: readonly SearchWord[]) =>
    [...new Set(words.map(({ word }) => word))].reduce(
      (sum, word) => sum + Math.log(1 + pages / (seen.get(word) ?? 1)),
      0,
    );
  return ({ topic_id, category, published_at, heading, fields: [title, lead, body] }) => {
    const years = Math.max(0, now.getTime() - published_at.getTime()) / YEAR_MS;
    return {
      topicId: topic_id,
      category: categories.indexOf(category),
      factor: 1 + NEW_BONUS * 0.5 ** years,
      title: countTerms(title, splitWord),
      lead: countTerms(lead, splitWord),
      body: countTerms(body, splitWord),
      heading,
      titleRarity: getRarity(title),
      bodyLength: body.length,
    };
  };
}

async function storeDocuments(client: pg.ClientBase, pages: readonly Page[]): Promise<void> {
  const bodies = pages.map(({ body_html }) => normaliseThai(plainText(body_html)));
  await client.query(
    `insert into search_document as held (topic_id, body, heading, folded)
     select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])
     on conflict (topic_id) do update
       set body = excluded.body, heading = excluded.heading, folded = excluded.folded
       where (held.body, held.heading) is distinct from (excluded.body, excluded.heading)`,
    [
      pages.map(({ topic_id }) => topic_id),
      bodies,
      pages.map(({ title, excerpt }) => foldForSearch(`${title}\n${excerpt}`)),
      bodies.map(foldForSearch),
    ],
  );
}

async function writeTerms(
  client: pg.ClientBase,
  topics: readonly CountedTopic[],
  seen: ReadonlyMap<string, number>,
): Promise<void> {
  const mean = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0) / topics.length;
  const averages = {
    titleRarity: Math.max(1, mean(topics.map(({ titleRarity }) => titleRarity))),
    bodyLength: Math.max(1, mean(topics.map(({ bodyLength }) => bodyLength))),
  };
  const postings = new Map<string, number[]>();
  for (const topic of topics) {
    for (const [term, posting] of weighTerms(topic, averages)) {
      const existing = postings.get(term);
      if (existing) existing.push(posting);
      else postings.set(term, [posting]);
    }
  }
  await client.query('delete from search_term; delete from search_spelling');
  await copyLines(client, 'search_term (term, postings)', termLines(postings));
  await copyLines(client, 'search_spelling (form, term)', spellingLines(seen.keys()));
}

function* termLines(postings: ReadonlyMap<string, readonly number[]>): Generator<string> {
  for (const [term, list] of postings) yield `${escapeCell(term)}\t{${list.join(',')}}\n`;
}

function* spellingLines(words: Iterable<string>): Generator<string> {
  for (const word of words) {
    if (!isSpellable(word)) continue;
    for (const form of spellingForms(word)) yield `${escapeCell(form)}\t${escapeCell(word)}\n`;
  }
}

/** A cell as COPY reads it. */
function escapeCell(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', ' ').replaceAll('\n', ' ').replaceAll('\r', ' ');
}

async function copyLines(client: pg.ClientBase, target: string, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(inChunks(lines)), client.query(copyFrom(`copy ${target} from stdin`)));
}

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const line of lines) {
    chunk.push(line);
    if (chunk.length < LINE_BATCH) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}
