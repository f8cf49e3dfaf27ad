// The docs pages of the kit, read in a built Storybook as its readers see them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { CHROMIUM_ARGS } from './chromium-args.ts';
import { buildStorybook } from './storybook.mjs';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'storybook-'));

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Types that do not help a reader. */
const UNREADABLE = /^(?:union|unknown|intersection|signature)\b|VariantProps|typeof |\['/;

/** Whether the examples in frames are left empty, since a page has many. */
let emptyFrames = true;

const server = createServer(({ url }, response) => {
  const file = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const type = TYPES[path.extname(file)];
  // Browsers ask for this one by themselves.
  if (file.endsWith('favicon.ico')) return response.writeHead(204).end();
  if (!type || !existsSync(file)) return response.writeHead(404).end();
  // All pages have the same scripts, which the browser then compiles once.
  const cacheControl = type === 'text/html' ? 'no-store' : 'max-age=3600';
  const isEmpty = emptyFrames && url.includes('viewMode=story');
  response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl });
  return response.end(isEmpty ? '' : readFileSync(file));
});

let browser;
const pages = [];

const toAddress = (id, globals = '') =>
  `http://localhost:${server.address().port}/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}${globals}`;

/** What the reader of a docs page finds on it; runs in the page. */
function readPage() {
  const previews = [...document.querySelectorAll('.sbdocs-preview')];
  const getPrevious = (element) => element.closest('.sb-anchor, .sbdocs-preview')?.previousElementSibling;
  /** The headings of examples outside frames that look like an earlier one, whatever their generated names are. */
  const findRepeated = (examples) => {
    const seen = new Set();
    return examples.flatMap((example) => {
      const story = example.querySelector('[id^="story--"]');
      if (!story || story.querySelector('iframe')) return [];
      const fields = [...story.querySelectorAll('input, select, textarea')].map(
        ({ value, checked }) => `${value} ${checked}`,
      );
      const looks =
        story.innerHTML.replaceAll(/ (?:id|for|name|aria-[a-z]+|href)="[^"]*"/g, '') + fields.join(' ');
      const isRepeated = seen.has(looks);
      seen.add(looks);
      return isRepeated ? [getPrevious(example)?.textContent ?? ''] : [];
    });
  };
  return {
    types: [...document.querySelectorAll('.docblock-argstable tbody td:nth-child(2)')].flatMap((cell) =>
      cell.innerText.split('\n'),
    ),
    rawBoxes: [...document.querySelectorAll('.docblock-argstable button')]
      .map((button) => button.innerText)
      .filter((words) => /^(?:Set object|RAW)$/.test(words)),
    trees: document.querySelectorAll('.docblock-argstable .rejt-tree').length,
    withoutProps: document.body.innerText.includes('This story has no controls'),
    repeated: findRepeated(previews),
    unheaded: previews.filter((preview) => !/^H[1-6]$/.test(getPrevious(preview)?.tagName ?? '')).length,
  };
}

/** The page's facts once its tables are complete. */
async function readDocs(page, { id, importPath }) {
  const errors = [];
  const hear = (message) => message.type() === 'error' && errors.push(message.text());
  page.on('console', hear);
  // Turning to it as the sidebar does would be faster, but Storybook may reload the page at any time after.
  await page.goto(toAddress(id));
  await page.locator('.sbdocs-content h1').first().waitFor();
  await page.locator('.docblock-argstable-loading').first().waitFor({ state: 'detached' });
  const found = await page.evaluate(readPage);
  page.off('console', hear);
  return { id, importPath, errors, ...found };
}

beforeAll(async () => {
  buildStorybook(root, folder);
  await new Promise((resolve) => server.listen(0, resolve));
  browser = await chromium.launch({ executablePath: await findBrowser(root), args: [...CHROMIUM_ARGS] });
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const docs = Object.values(entries).filter(
    ({ type, importPath }) => type === 'docs' && importPath.startsWith('./packages/ui/'),
  );
  const page = await browser.newPage();
  for (const entry of docs) pages.push(await readDocs(page, entry));
  await page.close();
  emptyFrames = false;
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  server.close();
  rmSync(folder, { recursive: true });
});

const findPage = (name) => pages.find(({ importPath }) => importPath.endsWith(`/${name}.mdx`)).id;

describe('the docs pages of the kit', () => {
  it('are all read', () => {
    expect(pages.length).toBeGreaterThan(70);
  });

  it('write out the types of props', () => {
    const unreadable = pages.flatMap(({ id, types }) =>
      types.filter((type) => UNREADABLE.test(type)).map((type) => `${id}: ${type}`),
    );
    expect(unreadable).toEqual([]);
    expect(pages.flatMap(({ types }) => types)).toEqual(expect.arrayContaining(["'primary'", 'boolean']));
  });

  it('have no JSON box for a prop', () => {
    const boxes = pages.filter(({ rawBoxes, trees }) => rawBoxes.length + trees > 0);
    expect(boxes.map(({ id }) => id)).toEqual([]);
  });

  it('have no empty table of props', () => {
    expect(pages.filter(({ withoutProps }) => withoutProps).map(({ id }) => id)).toEqual([]);
  });

  it('show no example twice', () => {
    expect(pages.flatMap(({ id, repeated }) => repeated.map((heading) => `${id}: ${heading}`))).toEqual([]);
  });

  it('of components have a heading over every example', () => {
    const components = pages.filter(({ importPath }) => importPath.includes('/components/'));
    expect(components.filter(({ unheaded }) => unheaded > 0).map(({ id }) => id)).toEqual([]);
  });

  it('write no errors to the console', () => {
    expect(pages.flatMap(({ id, errors }) => errors.map((error) => `${id}: ${error}`))).toEqual([]);
  });

  it.each([
    ['thai-date-field', '[role=grid]'],
    ['menu', '[data-slot=menu-group][open]'],
    ['dropdown-menu', '[role=menu]'],
  ])('of %s shows %s, and writes no errors', async (name, selector) => {
    const page = await browser.newPage();
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(toAddress(findPage(name)));
    await expect
      .poll(
        async () => {
          const counts = await Promise.all(page.frames().map((frame) => frame.locator(selector).count()));
          return Math.max(...counts);
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each([
    ['', 'rgb(255, 255, 255)'],
    ['&globals=appearance:dark', 'rgb(19, 32, 34)'],
  ])('with %j are in the colours of that appearance', async (globals, colour) => {
    const page = await browser.newPage();
    await page.goto(toAddress(findPage('button'), globals));
    const wrapper = page.locator('.sbdocs-wrapper');
    await wrapper.waitFor();
    expect(await wrapper.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour);
    await page.close();
  });
});
