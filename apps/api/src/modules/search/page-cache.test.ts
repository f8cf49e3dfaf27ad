import { expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

const ROW = {
  category: 'news',
  category_name: 'ข่าว',
  default_image: 'news.png',
  title: 'ปี ๒๕๖๙',
  excerpt: 'COOP',
  author: '',
  published_at: new Date('2026-10-01T02:00:00Z'),
  external_url: '',
  picture: null,
  attachments: [],
  views: '0',
  has_body: true,
};

/** A cache over the pages 1 and 2 that records the queries to the database. */
function createCache() {
  const asked: string[] = [];
  const state = { version: '1', time: 0 };
  const cache = new PageCache({
    published: { current: async () => state.version },
    now: () => new Date(state.time),
    queries: {
      readPages: async (ids) => {
        asked.push(`pages ${ids.join(' ')}`);
        return new Map([1, 2].map((id) => [id, { ...ROW, topic_id: id }]));
      },
      readBodies: async (ids) => {
        asked.push(`bodies ${ids.join(' ')}`);
        return new Map(ids.map((id) => [id, `เนื้อความ ${id}`]));
      },
    },
  });
  const list = async (...ids: number[]) => (await cache.list(ids)).map(({ topic }) => topic.topic_id);
  return { cache, list, asked, state };
}

it('lists pages in the given order, and reads each once', async () => {
  const { cache, list, asked } = createCache();
  expect(await list(2, 3, 1)).toEqual([2, 1]);
  expect(await list(1, 2)).toEqual([1, 2]);
  expect(asked).toEqual(['pages 2 3 1']);
  const [page] = await cache.list([1]);
  expect(page).toMatchObject({ title: { folded: 'ปี 2569' }, lead: { shown: 'COOP', folded: 'coop' } });
});

it('reads the bodies of pages once', async () => {
  const { cache, asked } = createCache();
  await cache.readBodies([1]);
  expect([...(await cache.readBodies([1, 2]))]).toEqual([
    [1, 'เนื้อความ 1'],
    [2, 'เนื้อความ 2'],
  ]);
  expect(asked).toEqual(['bodies 1', 'bodies 2']);
});

it('reads a page again when any page has changed, and after five minutes for its views', async () => {
  const { list, asked, state } = createCache();
  await list(1);
  state.version = '2';
  await list(1);
  state.time = 5 * 60_000;
  await list(1);
  expect(asked).toEqual(['pages 1', 'pages 1', 'pages 1']);
});
