// Another cooperative's app: the packed kit in a separate folder, outside the workspace, in a real browser.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CHROMIUM_ARGS } from '../chromium-args.ts';
import { runPnpm } from '../pnpm.mjs';
import { root } from './build.mjs';
import { guideFiles, makeApp, serveApp, writeFiles } from './fresh-app.mjs';

const packed = inject('packed');
const folder = mkdtempSync(path.join(tmpdir(), 'sahakorn-fresh-app-'));
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const readJson = (...parts) => JSON.parse(readFileSync(path.join(root, ...parts), 'utf8'));

/** The colour that a role has in a theme, as a browser writes it. */
function roleColour(theme, role) {
  const tokens = readJson('packages/ui/tokens/tokens.json');
  const follow = (value) => {
    if (typeof value !== 'string') return value.hex;
    const parts = value.slice(1, -1).split('.');
    return follow(parts.reduce((node, part) => node[part], tokens).$value);
  };
  const hex = follow(tokens.theme[theme].light.color[role].$value);
  const [red, green, blue] = hex.match(/[\da-f]{2}/gi).map((pair) => Number.parseInt(pair, 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const BRAND = roleColour('khram', 'brand');

let browser;
beforeAll(async () => {
  for (const { tarball } of packed) copyFileSync(tarball, path.join(folder, path.basename(tarball)));
  makeApp(folder);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS],
  });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the app at its width, and keeps what it asked for and what the browser complained of. */
async function open(server, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'th-TH' });
  const complaints = [];
  const requests = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(server.address);
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints, requests };
}

describe.each([
  ['without Tailwind', undefined],
  ['with Tailwind', 'tailwind'],
])('the guide’s app %s', (_, variant) => {
  let server;
  beforeAll(async () => {
    server = await serveApp(variant ? makeApp(folder, variant) : path.join(folder, 'dist'));
  });
  afterAll(() => server?.close());

  it('shows five parts in the colours, corners and face of its theme', async () => {
    const { page } = await open(server, 1280);
    const getStyle = (locator, property) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

    const button = page.getByRole('button', { name: 'ดูทั้งหมด' });
    expect(await button.isVisible()).toBe(true);
    expect(await getStyle(button, 'background-color')).toBe(BRAND);
    expect(await getStyle(button, 'color')).toBe(roleColour('khram', 'on-brand'));
    expect(await getStyle(button, 'border-top-left-radius')).toBe('3px');
    expect((await button.boundingBox()).height).toBeGreaterThanOrEqual(44);

    const money = page.locator('[data-slot=money]');
    expect(await money.textContent()).toBe('10,845.50\u00a0บาท');
    expect(await getStyle(money, 'font-family')).toMatch(/^Sarabun/);
    expect(await page.evaluate(() => document.fonts.check('16px Sarabun', 'ก'))).toBe(true);

    const table = page.getByRole('table', { name: /^เงินฝากออมทรัพย์/ });
    expect(await table.getByRole('row').count()).toBe(3);
    expect(await table.getByRole('rowheader', { name: /20 พ.ย. 2569/ }).isVisible()).toBe(true);

    const field = page.getByRole('textbox', { name: 'ตั้งแต่วันที่' });
    expect(await field.inputValue()).toBe('1 พ.ย. 2569');
    expect(await getStyle(field, 'border-top-color')).toBe(roleColour('khram', 'line-strong'));

    const sidebar = page.getByRole('navigation', { name: 'เมนูสมาชิก' });
    expect(await sidebar.isVisible()).toBe(true);
    expect((await sidebar.locator('xpath=ancestor::aside').boundingBox()).width).toBe(256);
    await page.close();
  });

  it('answers to the member, without a word from the browser or a request to another host', async () => {
    const { page, complaints, requests } = await open(server, 1280);
    const field = page.getByRole('textbox', { name: 'ตั้งแต่วันที่' });
    await field.fill('๑๐ พ.ย. ๖๙');
    await field.press('Enter');
    const rows = page.getByRole('table', { name: /^เงินฝากออมทรัพย์/ }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'ดูทั้งหมด' }).click();
    await expect.poll(() => rows.count()).toBe(3);

    expect(complaints).toEqual([]);
    expect(server.violations).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(server.address) && !url.startsWith('data:'))).toEqual([]);
    await page.close();
  });

  it('keeps within a telephone and passes axe', async () => {
    const { page } = await open(server, 320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      const result = await globalThis.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    });
    expect(violations).toEqual([]);
    await page.close();
  });
});

describe('the types of the packages', () => {
  it('report a prop that is missing', () => {
    writeFiles(folder, {
      'src/wrong.tsx': `import { IconButton } from '@sahakorn/ui/icon-button';
import { Money } from '@sahakorn/ui/money';
export const wrong = [<IconButton key="a" />, <Money key="b" />, <Money key="c" value="1.00" size="huge" />];
`,
    });
    try {
      expect(() => runPnpm(['exec', 'tsc'], folder)).toThrow(
        /wrong\.tsx\(3,\d+\): error TS2741: Property 'label' is missing[\s\S]*Property 'value' is missing[\s\S]*Type '"huge"' is not assignable/,
      );
    } finally {
      rmSync(path.join(folder, 'src/wrong.tsx'));
    }
  });
});

describe('every entry', () => {
  it('loads in Node, where a server would render it', () => {
    const entries = packed.flatMap(({ manifest }) =>
      Object.entries(manifest.exports)
        .filter(([, target]) => typeof target === 'object')
        .map(([name]) => name.replace('.', manifest.name)),
    );
    writeFiles(folder, {
      'every.mjs': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
for (const entry of ${JSON.stringify(entries)}) await import(entry);
const { ThaiDate } = await import('@sahakorn/ui/thai-date');
console.log(renderToString(createElement(ThaiDate, { value: '2026-11-20' })));
`,
    });
    expect(runPnpm(['exec', 'node', 'every.mjs'], folder)).toMatch(
      /^<time [^>]+>20\sพฤศจิกายน\s2569<\/time>\n$/,
    );
  });
});

describe('one component alone', () => {
  it('brings nothing of the others into an app', async () => {
    writeFiles(folder, { 'src/one.ts': "export { Money } from '@sahakorn/ui/money';\n" });
    const [result] = await build({
      configFile: false,
      root: folder,
      logLevel: 'warn',
      build: {
        write: false,
        lib: { entry: 'src/one.ts', formats: ['es'] },
        rolldownOptions: { external: /^react/ },
      },
    });
    const used = Object.entries(result.output[0].modules).filter(([, module]) => module.renderedLength > 0);
    const ofKit = used.map(([id]) => id.split('/@sahakorn/ui/')[1]).filter(Boolean);
    expect(ofKit.filter((id) => !/^(components\/money|internal)\//.test(id))).toEqual([]);
    expect(used.filter(([id]) => /radix|lucide|day-picker|easy-crop/.test(id))).toEqual([]);
  });
});

describe('the guide', () => {
  it('requires the versions that the kit is tested with', () => {
    const asked = JSON.parse(guideFiles()['package.json']);
    const tested = [[], ['packages/ui'], ['packages/thai']].map((parts) =>
      readJson(...parts, 'package.json'),
    );
    const known = Object.assign({}, ...tested.flatMap((one) => [one.dependencies, one.devDependencies]));
    const files = Object.fromEntries(
      packed.map(({ manifest, tarball }) => [manifest.name, `file:./${path.basename(tarball)}`]),
    );
    for (const [name, version] of Object.entries({ ...asked.dependencies, ...asked.devDependencies }))
      expect([name, version]).toEqual([name, files[name] ?? known[name]]);
  });
});
