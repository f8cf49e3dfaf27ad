import { describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { useDemoContent } from '../../../test/demo.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';

const database = useDemoContent();
const { db } = database;

describe('the menu feed', () => {
  it('answers the menu as the specification names it', async () => {
    const app = await getTestApp(database);
    const answer = await app.inject('/api/info/manu');
    expect(answer.statusCode).toBe(200);
    const feed = answer.json<{
      rc_code: string;
      list_manu: { seq: number; is_parent: string; url: string }[];
      list_sub_manu: { manu_id: number; url: string; description: string }[];
    }>();
    expect(feed.rc_code).toBe('1');
    expect(feed.list_manu[1]).toEqual({
      seq: 2,
      type: 'main',
      is_parent: '0',
      url: '/list/news',
      manu_name: 'ข่าวประชาสัมพันธ์',
    });
    expect(feed.list_sub_manu).toContainEqual({ manu_id: 1, url: '/show/1246', description: 'ประวัติสหกรณ์' });
  });

  it('gives every menu that is no link its entries, and no other', async () => {
    const app = await getTestApp(database);
    const feed = (await app.inject('/api/info/manu')).json<{
      list_manu: { seq: number; is_parent: string; url: string }[];
      list_sub_manu: { manu_id: number; url: string }[];
    }>();
    const parents = feed.list_manu.filter(({ is_parent }) => is_parent === '1').map(({ seq }) => seq);
    expect(new Set(feed.list_sub_manu.map(({ manu_id }) => manu_id))).toEqual(new Set(parents));
    expect(feed.list_manu.every(({ is_parent, url }) => (is_parent === '0') === (url !== ''))).toBe(true);
    const urls = feed.list_sub_manu.map(({ url }) => url);
    for (const known of ['/show/1246', '/list/services-loan', '/list/creamation'])
      expect(urls).toContain(known);
  });

  it('may be kept for a minute, and is not sent again unchanged', async () => {
    const app = await getTestApp(database);
    const first = await app.inject('/api/info/manu');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=60\b/);
    const etag = String(first.headers.etag);
    const second = await app.inject({ url: '/api/info/manu', headers: { 'if-none-match': etag } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect((await app.inject({ method: 'HEAD', url: '/api/info/manu' })).statusCode).toBe(200);
  });

  it('refuses what is not in the contract', async () => {
    const app = await getTestApp(database);
    expect((await app.inject('/api/info/manu?page=1')).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: '/api/info/manu', payload: {} })).statusCode).toBe(405);
  });

  it('seeds a notice that is safe as it is stored', async () => {
    const { note_html } = await db.selectFrom('notice_panel').select('note_html').executeTakeFirstOrThrow();
    expect(sanitiseHtml(note_html)).toBe(note_html);
  });

  it('joins the words of a note', async () => {
    await db.updateTable('notice_panel').set({ note_html: '<b>ใบเสร็จ</b>' }).execute();
    const app = await getTestApp(database);
    const answer = await app.inject('/api/info/manu');
    expect(answer.json()).toMatchObject({
      panel_web: [{ Note: '<b><span class="whole-word">ใบเสร็จ</span></b>' }],
    });
  });

  it('makes links and notes safe again on reading, however they were written', async () => {
    await db.updateTable('menu_item').set({ url: 'javascript:alert(1)' }).where('seq', '=', 2).execute();
    await db.updateTable('sub_menu_item').set({ url: '//evil.example' }).where('position', '=', 1).execute();
    await db
      .updateTable('notice_panel')
      .set({ colour: 'red;background:url(x)', note_html: '<b onclick="x()">ด่วน</b><script>x()</script>' })
      .execute();
    const app = await getTestApp(database);
    const answer = await app.inject('/api/info/manu');
    expect(answer.body).not.toMatch(/javascript:|evil|onclick|<script|url\(/);
    expect(answer.json()).toMatchObject({ panel_web: [{ Email: '', Note: '<b>ด่วน</b>' }] });
  });

  it('is empty, not broken, where there is no menu', async () => {
    await db.deleteFrom('menu_item').execute();
    await db.deleteFrom('notice_panel').execute();
    const app = await getTestApp(database);
    expect((await app.inject('/api/info/manu')).json()).toEqual({
      rc_code: '1',
      list_manu: [],
      list_sub_manu: [],
      panel_web: [],
    });
  });
});
