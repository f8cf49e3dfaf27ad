import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { PublishedCache } from './published-cache.ts';

describe('what is kept of the pages', () => {
  it('is read once, and again when pages change', async () => {
    let state = 'a';
    const memory = new PublishedCache<number>({ current: async () => state });
    const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    expect(await Promise.all([memory.getOrLoad('x', read), memory.getOrLoad('x', read)])).toEqual([1, 1]);
    state = 'b';
    expect(await memory.getOrLoad('x', read)).toBe(2);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not cache a failure', async () => {
    const memory = new PublishedCache<number>({ current: async () => '' });
    await expect(memory.getOrLoad('x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memory.getOrLoad('x', async () => 1)).toBe(1);
  });
});

describe('a running server', () => {
  const database = useTestDatabase();
  const publish = async (id: number, from: string, until = 'infinity') =>
    database.pool.query(
      `insert into topic (topic_id, source, category, title, excerpt, body_html, author, published_at,
         visible_from, visible_until, external_url, digest)
       values ($1::integer, $1::text, 'news', 'ก', '', '', '', $2, $2, $3, '', '')`,
      [id, from, until],
    );

  it('notices within a second that pages were added, changed, published or expired', async () => {
    let now = new Date('2026-11-20T03:00:00Z');
    const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
    const app = await buildTestApp(database, { now: () => now });
    const listed = async () => {
      const answer = await app.inject('/api/info/list/news');
      const { total, data } = answer.json<{ total: number; data: { topic_id: number }[] }>();
      expect(total).toBe(data.length);
      return data.map(({ topic_id }) => topic_id);
    };
    await publish(1, '2026-11-01');
    expect(await listed()).toEqual([1]);
    await publish(2, '2026-11-20T03:00:30Z', '2026-11-20T03:01:00Z');
    later(1);
    expect(await listed()).toEqual([1]);
    later(30);
    expect(await listed()).toEqual([2, 1]);
    later(30);
    expect(await listed()).toEqual([1]);
    await database.pool.query(`update topic set category = 'rules' where topic_id = 1`);
    later(1);
    expect(await listed()).toEqual([]);
    await database.pool.query(`update content_category set name = 'ข่าวสาร' where category = 'news'`);
    later(1);
    expect((await app.inject('/api/info/list/news')).json()).toMatchObject({ category_name: 'ข่าวสาร' });
  });
});
