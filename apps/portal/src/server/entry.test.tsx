import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import type { PageRequest, RenderedPage } from '@sahakorn/contract/page-render';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOPIC, TOPIC_PAGE, infoHandler } from '../../test/info-fixtures.ts';
import { DIVIDEND_CALCULATOR, LOAN_CALCULATOR } from '../../test/calculator-fixtures.ts';
import { mockAllCalls, network } from '../../test/mock-server.ts';
import { mountPortal } from '../app/main.tsx';
import { screens } from '../app/screens.ts';
import { makeStore } from '../app/store/store.ts';
import { PAGE_DATA_ID, readPageData } from '../lib/config/page-data.ts';
import { paths, patterns } from '../lib/paths.ts';
import { createPageRenderer } from './entry.tsx';

const ORIGIN = 'https://portal.example.co.th';
const NOW = new Date('2026-11-20T03:00:00Z');

const MANIFEST = {
  'src/app/entry.ts': { file: 'assets/entry.js', dynamicImports: ['_react.js', 'src/app/main.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  'style.css': { file: 'assets/style.css' },
  'src/app/main.tsx': { file: 'assets/main.js', imports: ['_react.js', '_shared.js'] },
  'src/app/display-script.ts': { file: 'assets/display.js' },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/home/home-page.tsx': { file: 'assets/home-page.js', imports: ['_shared.js'] },
  'src/features/verify/verify-page.tsx': { file: 'assets/verify-page.js' },
  'fonts/sarabun-400.woff2': { file: 'assets/sarabun.woff2' },
};
const STYLE = 'p>b{color:red}';

const renderer = createPageRenderer(MANIFEST, new Map([['assets/style.css', STYLE]]));

beforeEach(mockAllCalls);

const request = (address: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  address,
  origin: ORIGIN,
  now: NOW,
  runtime: EXAMPLE_CONFIG,
  ownDisplay: false,
  // The feeds use the mock server of the tests.
  fetchFeed: async ({ method, path, body }) => {
    const answer = await fetch(new URL(path, 'http://localhost:8080'), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  },
  ...changes,
});

/** Renders a page as the server does. */
async function render(address: string, changes?: Partial<PageRequest>): Promise<RenderedPage> {
  const page = await renderer.renderPage(request(address, changes));
  if ('location' in page) throw new Error(`${address} leads to ${page.location}`);
  return page;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it.each([
  ['/home', true, true],
  ['/list/news', true, true],
  ['/show/1', true, true],
  ['/findme/', true, true],
  ['/nowhere', false, true],
  ['/', true, true],
  ['/member/logon', true, false],
  ['/member/dep_statement/1', true, false],
  ['/verify/AAAA', true, false],
])('%s is a page: %s, rendered by the server: %s', (path, isPage, isRendered) => {
  expect([renderer.isPage(path), renderer.isRendered(path)]).toEqual([isPage, isRendered]);
});

it('leads from the root to the home page', async () => {
  expect(await renderer.renderPage(request('/'))).toEqual({ status: 302, location: '/home' });
});

const RENDERED = screens
  .map(({ path }) => path.replaceAll(/:\w+/g, '1301'))
  .filter((path) => renderer.isRendered(path));

it.each(RENDERED)('%s reads only the search parameters that it declares', async (path) => {
  network.use(
    infoHandler('loan_calculator', { rc_code: '1', data: [LOAN_CALCULATOR] }),
    infoHandler('dividend_calculator', { rc_code: '1', data: [DIVIDEND_CALCULATOR] }),
  );
  const get = vi.spyOn(URLSearchParams.prototype, 'get');
  const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const has = vi.spyOn(URLSearchParams.prototype, 'has');
  const { content } = await render(`${path}?x=1`);
  const names = new Set([get, getAll, has].flatMap((spy) => spy.mock.calls.map(([name]) => name)));
  vi.restoreAllMocks();
  // The router distinguishes two routes of one path by this.
  names.delete('index');
  expect([...names].toSorted()).toEqual(renderer.listSearchParams(path).toSorted());
  expect(content === (await render(path)).content).toBe(true);
});

/** What a reader types, but for search terms and the numbers of a calculator, whose results have addresses. */
const FREE_TEXT = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password])';
const isFreeText = (field: Element) =>
  !['numeric', 'decimal'].includes(field.getAttribute('inputmode') ?? '');

/** Forms with free text, by the page that they are in. */
async function listTextForms(path: string): Promise<Element[]> {
  network.use(
    infoHandler('loan_calculator', { rc_code: '1', data: [LOAN_CALCULATOR] }),
    infoHandler('dividend_calculator', { rc_code: '1', data: [DIVIDEND_CALCULATOR] }),
  );
  const page = parse((await render(path)).html);
  return [...page.querySelectorAll('form')].filter((form) =>
    [...form.querySelectorAll(FREE_TEXT)].some(isFreeText),
  );
}

describe('before its script arrives, or without one', () => {
  it.each(RENDERED)('%s puts nothing that is typed into an address, and says what it needs', async (path) => {
    for (const form of await listTextForms(path)) {
      expect(form.getAttribute('method')).toBe('post');
      expect(form.querySelector('noscript')?.textContent).toContain('แบบฟอร์มนี้ต้องใช้ JavaScript');
      const buttons = [
        ...form.querySelectorAll('button[type=submit], input[type=submit], button:not([type])'),
      ];
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
    }
  });

  it('so do the forms of the board and of requests', async () => {
    const counts = [patterns.boardPost, paths.boardTopic(1301), patterns.demands].map(
      async (path) => (await listTextForms(path)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 1, 2]);
  });
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
  ])('%s hydrates as it is, and asks for nothing again', async (address, words) => {
    const logged = vi.spyOn(console, 'error');
    const { html } = await render(address);
    expect(html).toContain(words);
    const page = parse(html);
    document.head.innerHTML = page.head.innerHTML;
    document.body.innerHTML = page.body.innerHTML;
    const data = readPageData(document);
    const session = { token: 't', membershipNo: '001234', prename: '', firstName: 'ก', surname: 'ข' };
    const display = { theme: 'dark', textSize: '200' } as const;
    const store = makeStore({ session, display, apiState: data.rendered?.api });
    const container = document.getElementById('root') as HTMLElement;
    history.replaceState(null, '', address);
    const asked = vi.fn<(url: string) => void>();
    network.events.on('request:start', ({ request: { url } }) => {
      if (url.includes('/api/info')) asked(url);
    });
    // React flushes effects by itself only in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const unmount = await mountPortal(container, data, store);
    expect(logged).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(document.title).toBe(page.title);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    unmount();
    network.events.removeAllListeners();
    history.replaceState(null, '', '/');
  });

  it('is not rendered if a feed fails, so that the browser retries', async () => {
    network.use(infoHandler('home', { error: 'x', message: 'down' }, { status: 503 }));
    await expect(render('/home')).rejects.toThrow('down');
  });

  it('is rendered without a footer if the cooperative has none', async () => {
    network.use(infoHandler('footer', { rc_code: '0', rc_des: 'ยังไม่มี', data: [] }));
    expect((await render('/home')).status).toBe(200);
  });

  it.each([404, 410] as const)('responds with %i if the topic call does', async (status) => {
    network.use(
      http.get('*/api/info/show/*', () => HttpResponse.json({ error: 'x', message: 'x' }, { status })),
    );
    const page = await render('/show/1301');
    expect(page.status).toBe(status);
    expect(page.html).toContain('content="noindex"');
    expect(page.html).not.toContain('canonical');
    expect(page.topicId).toBeNull();
  });

  it.each(['/show/abc', '/show/0', '/boardShow/x', '/showdemand/x', '/nowhere'])(
    '%s answers 404',
    async (address) => {
      expect((await render(address)).status).toBe(404);
    },
  );

  it('escapes all texts', async () => {
    const evil = '"></title><script>alert(1)</script>\u2028';
    network.use(
      infoHandler('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, title: evil, excerpt: evil }] }),
    );
    const runtime = { ...EXAMPLE_CONFIG, coopNameTH: evil };
    const { html } = await render('/show/1301', { runtime });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&gt;&lt;/title&gt;&lt;script&gt;');
    expect(readPageData(parse(html)).config.coopNameTH).toBe(evil);
  });

  it('is deterministic', async () => {
    const again = await render('/show/1301', { now: new Date('2026-11-20T03:01:00Z') });
    expect((await render('/show/1301')).content).toBe(again.content);
  });

  it('includes the id of its topic', async () => {
    expect((await render('/show/1301')).topicId).toBe(1301);
    expect((await render('/home')).topicId).toBeNull();
  });
});

describe('the head', () => {
  const head = async (address: string, changes?: Partial<PageRequest>) =>
    parse((await render(address, changes)).html).head;

  it('of a list has a canonical URL without unknown parameters', async () => {
    const { innerHTML } = await head('/list/news?utm_source=x&page=1');
    expect(innerHTML).toContain(`<link rel="canonical" href="${ORIGIN}/list/news">`);
    expect(innerHTML).toContain('<title>ข่าวประชาสัมพันธ์ · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</title>');
  });

  it('of a page without a picture uses that of its category', async () => {
    network.use(
      infoHandler('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, image: null, picture: null }] }),
    );
    expect((await head('/show/1301')).innerHTML).toContain(`${ORIGIN}/mediafiles/${TOPIC.default_image}`);
  });

  it('shortens a long description', async () => {
    const excerpt = 'ยาว'.repeat(200);
    network.use(infoHandler('show/*', { rc_code: '1', data: [{ ...TOPIC_PAGE, excerpt }] }));
    const description = (await head('/show/1301')).querySelector('meta[name=description]');
    expect(description?.getAttribute('content')?.length).toBeLessThan(210);
    expect(description?.getAttribute('content')).toMatch(/\.\.\.$/);
  });

  it('has no absolute URLs if the origin is unknown', async () => {
    expect((await head('/list/news', { origin: null })).innerHTML).not.toMatch(/canonical|og:url|og:image/);
  });
});

describe('the files of a page', () => {
  it('load after the first paint of a server-rendered page', async () => {
    const { html } = await render('/home');
    expect(html).not.toContain('rel="modulepreload"');
    expect(parse(html).getElementById(PAGE_DATA_ID)?.dataset['preload']).toBe(
      '/assets/react.js /assets/main.js /assets/shared.js /assets/home-page.js',
    );
  });

  it('include no style sheets for a server-rendered page, which inlines them', async () => {
    const { html, inlineStyles } = await render('/home');
    expect(html).toContain(`<style>${STYLE}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(inlineStyles).toEqual(['assets/style.css']);
  });

  it('load at once for a client-rendered page', () => {
    const { html, status, inlineStyles } = renderer.renderShell(request('/verify/AAAA'));
    expect(status).toBe(200);
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
    expect(inlineStyles).toEqual([]);
    const preloads = [...parse(html).querySelectorAll('link[rel=modulepreload]')];
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/react.js',
      '/assets/main.js',
      '/assets/shared.js',
      '/assets/verify-page.js',
    ]);
  });

  it('match the theme and the display settings', async () => {
    const runtime = { ...EXAMPLE_CONFIG, theme: 'khram' as const };
    const { html } = await render('/home', { runtime, ownDisplay: true });
    expect(html).toContain('data-theme="khram"');
    expect(html).toContain('href="/assets/sarabun.woff2"');
    expect(html).toContain('<script src="/assets/display.js">');
    expect((await render('/home')).html).not.toContain('display.js');
  });
});
