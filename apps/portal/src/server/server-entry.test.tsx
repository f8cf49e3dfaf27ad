import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import { SERVED_PAGE_ID } from '@sahakorn/contract/page-render';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOPIC, TOPIC_PAGE, tells } from '../../test/info-wire.ts';
import { answerEverything, network } from '../../test/wire.ts';
import { App } from '../app/app.tsx';
import { fetchFirstCode, makeRouter } from '../app/router.tsx';
import { createScreenQueries } from '../app/screen-queries.ts';
import { makeStore } from '../app/store.ts';
import { placeAt, renderPage } from './server-entry.tsx';
import { queriesOf, readServedPage } from './served-page.ts';

const ORIGIN = 'https://portal.example.co.th';
const NOW = new Date('2026-11-20T03:00:00Z');

beforeEach(answerEverything);

/** Renders as the server does; its feeds answer over the network of the tests. */
const render = (address: string, config = {}) =>
  renderPage({
    address,
    origin: ORIGIN,
    now: NOW,
    runtime: { ...EXAMPLE_CONFIG, ...config },
    ask: async ({ method, path, body }) => {
      const answer = await fetch(new URL(path, 'http://localhost:8080'), {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  });

it.each([
  ['/home', 'public'],
  ['/list/news', 'public'],
  ['/show/1', 'public'],
  ['/findme/', 'public'],
  ['/nowhere', 'nothing'],
  ['/member/logon', 'own'],
  ['/member/dep_statement/1', 'own'],
  ['/', 'own'],
])('takes %s for %s', (path, place) => {
  expect(placeAt(path)).toBe(place);
});

describe('a page of the server', () => {
  it.each([
    ['/home', 'อัตราดอกเบี้ย'],
    ['/list/news', TOPIC.title],
    ['/show/1301', TOPIC.title],
    ['/findme', 'สาขาบ้านไร่'],
    ['/colors', 'สีของเว็บไซต์'],
    ['/board', 'กระดานถามตอบ'],
    ['/boardPost', 'ตั้งกระทู้'],
    ['/demand', 'เรื่องที่เผยแพร่'],
    ['/nowhere', 'ไม่พบหน้าเว็บไซต์'],
  ])('%s is what the browser draws first, and is not asked for again', async (address, words) => {
    const told = vi.spyOn(console, 'error');
    const { body, data } = await render(address);
    expect(body).toContain(words);
    document.body.innerHTML = `<div id="root">${body}</div><script type="application/json" id="${SERVED_PAGE_ID}" data-at="${NOW.toISOString()}">${data}</script>`;
    const root = document.querySelector('#root') as HTMLElement;
    const served = readServedPage(document);
    if (!served) throw new Error('The page brings nothing along');
    const asked = vi.fn<() => void>();
    network.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/')) asked();
    });

    const session = { token: 't', membershipNo: '001234', prename: '', firstName: 'ก', surname: 'ข' };
    const display = { theme: 'dark', textSize: '200' } as const;
    const store = makeStore({ session, display, queries: queriesOf(served) });
    history.replaceState(null, '', address);
    const router = makeRouter(createScreenQueries(store), { served: true });
    await fetchFirstCode(router.state.matches, { signedIn: false });
    const recovered = vi.fn<(error: unknown) => void>();
    await act(async () => {
      hydrateRoot(root, <App config={EXAMPLE_CONFIG} store={store} router={router} servedAt={served.at} />, {
        onRecoverableError: recovered,
      });
    });
    expect(recovered).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    network.events.removeAllListeners();
    router.dispose();
    history.replaceState(null, '', '/');
  });

  it('is not made of half the feeds: the browser tries for itself', async () => {
    network.use(tells('home', { error: 'x', message: 'down' }, { status: 503 }));
    await expect(render('/home')).rejects.toThrow('listHomeSections failed: down');
  });

  it('does without a footer that the cooperative has not written', async () => {
    network.use(tells('footer', { rc_code: '0', rc_des: 'ยังไม่มี', data: [] }));
    expect((await render('/home')).status).toBe(200);
  });

  it.each([404, 410] as const)('says that there is none with status %i', async (status) => {
    network.use(
      http.get('*/api/info/show/*', () => HttpResponse.json({ error: 'x', message: 'x' }, { status })),
    );
    const page = await render('/show/1301');
    expect(page.status).toBe(status);
    expect(page.head).toContain('content="noindex"');
    expect(page.head).not.toContain('canonical');
    expect(page.topicId).toBeNull();
  });

  it('escapes whatever stands in a text', async () => {
    const evil = '"></title><script>alert(1)</script>\u2028';
    network.use(tells('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, title: evil, excerpt: evil }] }));
    const { head, data, body } = await render('/show/1301', { coopNameTH: evil });
    for (const html of [head, data, body]) expect(html).not.toContain('<script>');
    expect(head).toContain('&quot;&gt;&lt;/title&gt;&lt;script&gt;');
    expect(JSON.parse(data)).toHaveProperty('answers');
  });

  it('is the same text each time', async () => {
    expect(await render('/show/1301')).toEqual(await render('/show/1301'));
  });
});

describe('the head', () => {
  it('of a list has its own address, without what strangers put behind it', async () => {
    const { head } = await render('/list/news?utm_source=x&page=1');
    expect(head).toContain(`<link data-page rel="canonical" href="${ORIGIN}/list/news" />`);
    expect(head).toContain('<title>ข่าวประชาสัมพันธ์ · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</title>');
  });

  it('of a page without a picture shows that of its category', async () => {
    network.use(tells('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, image: null, picture: null }] }));
    expect((await render('/show/1301')).head).toContain(`${ORIGIN}/mediafiles/${TOPIC.default_image}`);
  });

  it('shortens a long description to what is shown of it', async () => {
    const excerpt = 'ยาว'.repeat(200);
    network.use(tells('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, excerpt }] }));
    const [, description = ''] =
      /name="description" content="([^"]*)"/.exec((await render('/show/1301')).head) ?? [];
    expect(description.length).toBeLessThan(210);
    expect(description).toMatch(/\.\.\.$/);
  });
});

it.each([
  ['nothing', ''],
  ['no instant', `<script type="application/json" id="${SERVED_PAGE_ID}">{"answers":{}}</script>`],
  [
    'broken text',
    `<script type="application/json" id="${SERVED_PAGE_ID}" data-at="${NOW.toISOString()}">{"a</script>`,
  ],
])('finds no page of the server in %s', (_what, html) => {
  document.body.innerHTML = html;
  expect(readServedPage(document)).toBeNull();
});
