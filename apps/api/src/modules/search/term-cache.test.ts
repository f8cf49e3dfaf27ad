import { expect, it } from 'vitest';
import { packPosting } from './posting.ts';
import type { FoundTerm } from './search-queries.ts';
import { TermCache } from './term-cache.ts';

const pack = (topicId: number) => packPosting({ topicId, category: 0, weight: 1, isInTitle: false });

/** A cache over terms in memory that records the queries to the database. */
function createCache(index: Record<string, FoundTerm>) {
  const asked: string[] = [];
  const published = { version: '1' };
  const cache = new TermCache({
    published: { current: async () => published.version },
    queries: {
      readTerms: async (terms) => {
        asked.push(`terms ${terms.join(' ')}`);
        return new Map(terms.flatMap((term) => (index[term] ? [[term, index[term]]] : [])));
      },
      readPostings: async (terms) => {
        asked.push(`postings ${terms.join(' ')}`);
        return new Map(terms.map((term) => [term, [7, 8].map(pack)]));
      },
    },
  });
  return { cache, asked, published };
}

const INDEX = { กู้: { pages: 1, postings: [pack(5)] }, เงิน: { pages: 2, postings: null } };

it('reads a known term once, and asks for unknown ones again', async () => {
  const { cache, asked } = createCache(INDEX);
  expect(await cache.countPages(['กู้', 'เงิน', 'ไม่มี'])).toEqual(new Map(Object.entries({ กู้: 1, เงิน: 2 })));
  await cache.countPages(['กู้', 'ไม่มี']);
  expect(asked).toEqual(['terms กู้ เงิน ไม่มี', 'terms ไม่มี']);
});

it('reads long postings once, when they are needed', async () => {
  const { cache, asked } = createCache(INDEX);
  const getPages = async () => {
    const { pages, terms } = await cache.getPostings(['กู้', 'เงิน']);
    return [...terms].map(([term, postings]) => [
      term,
      Array.from({ length: postings.length / 2 }, (_, at) => pages.get(postings[2 * at] ?? -1).topicId),
    ]);
  };
  const wanted = [
    ['กู้', [5]],
    ['เงิน', [7, 8]],
  ];
  expect(await getPages()).toEqual(wanted);
  expect(await getPages()).toEqual(wanted);
  expect(asked).toEqual(['terms กู้ เงิน', 'postings เงิน']);
});

it('reads everything again when a page has changed', async () => {
  const { cache, asked, published } = createCache(INDEX);
  await cache.countPages(['กู้']);
  published.version = '2';
  await cache.countPages(['กู้']);
  expect(asked).toEqual(['terms กู้', 'terms กู้']);
});

it('drops what it holds before it grows too large', async () => {
  const postings = Array.from({ length: 2_500_000 }, () => pack(5));
  const { cache, asked } = createCache({ ...INDEX, ทุก: { pages: 1, postings }, คน: { pages: 1, postings } });
  await cache.countPages(['ทุก']);
  await cache.countPages(['คน']);
  await cache.countPages(['ทุก']);
  expect(asked).toEqual(['terms ทุก', 'terms คน', 'terms ทุก']);
});
