import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findCommit } from './visual/base.mjs';
import { comparePictures } from './visual/compare.mjs';
import { alone } from './visual/lock.mjs';
import { readOptions } from './visual/options.mjs';
import { listPictures, readList, writeList, writePicture } from './visual/picture-set.mjs';
import { componentNames, parseKey, pictureKey, planPictures, plannedKeys } from './visual/plan.mjs';
import { reportHtml, scriptJson, writeReport } from './visual/report.mjs';
import { accept, review } from './visual/review.mjs';

const root = path.resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(path.join(tmpdir(), 'visual-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A picture of one colour, after `draw` has been over its pixels. */
function picture(width, height, colour, draw = () => {}) {
  const png = new PNG({ width, height });
  const set = (x, y, rgb) => png.data.set([...rgb, 255], (y * width + x) * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) set(x, y, colour);
  draw(set);
  return PNG.sync.write(png);
}

const GREEN = [5, 86, 81];

describe('options', () => {
  it('takes everything when nothing is said', () => {
    const { command, limits, base } = readOptions([]);
    expect(command).toBe('take');
    expect(base).toBeUndefined();
    expect(limits).toEqual({ words: [], themes: undefined, appearances: undefined, widths: undefined });
  });

  it('reads words and lists', () => {
    const args = ['Deposit', 'button', '--theme', 'khram,mangkhut', '--width', '360', '--width', '320'];
    expect(readOptions([...args, '--base', 'main', '--pages', '3'])).toMatchObject({
      command: 'take',
      limits: { words: ['deposit', 'button'], themes: ['khram', 'mangkhut'], widths: [360, 320] },
      base: 'main',
      pages: 3,
    });
  });

  it('accepts within limits', () => {
    expect(readOptions(['accept', 'button', '--appearance', 'dark'])).toMatchObject({
      command: 'accept',
      limits: { words: ['button'], appearances: ['dark'] },
    });
  });

  it.each([
    [['--theme', 'mango'], '--theme mango: there are default, khram, mangkhut.'],
    [['--appearance', 'night'], '--appearance night: there are light, dark.'],
    [['--width', '36o'], '--width 36o: a whole number, please.'],
    [['--pages', '0'], '--pages 0: a whole number, please.'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['accept', '--base', 'main'], 'accept takes over the last run'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

const VIEWPORTS = { w320: { styles: { width: '320px', height: '640px' } } };

function story(id, more) {
  const [, name] = id.split('--');
  const importPath = './src/components/button/button.stories.tsx';
  return { id, title: 'การกระทำ/Button', name, importPath, globals: {}, viewports: VIEWPORTS, ...more };
}

const EVERYTHING = { words: [] };

describe('plan', () => {
  it('takes a story in three themes, light and dark, at two widths', () => {
    const { units } = planPictures([story('button--default')], EVERYTHING);
    expect(plannedKeys(units)).toEqual([
      'button/default/default.light.360',
      'button/default/default.dark.360',
      'button/default/khram.light.360',
      'button/default/khram.dark.360',
      'button/default/mangkhut.light.360',
      'button/default/mangkhut.dark.360',
      'button/default/default.light.1280',
      'button/default/default.dark.1280',
      'button/default/khram.light.1280',
      'button/default/khram.dark.1280',
      'button/default/mangkhut.light.1280',
      'button/default/mangkhut.dark.1280',
    ]);
  });

  it('takes what a story sets for itself only so', () => {
    const globals = { appearance: 'contrast', viewport: { value: 'w320' }, textSize: '200' };
    const { units } = planPictures([story('button--narrow', { globals })], EVERYTHING);
    expect(plannedKeys(units)).toEqual([
      'button/narrow/default.contrast.320',
      'button/narrow/khram.contrast.320',
      'button/narrow/mangkhut.contrast.320',
    ]);
    expect(units[0]).toMatchObject({ width: 320, height: 640 });
  });

  it('leaves out what gives a reason', () => {
    const { units, skipped } = planPictures(
      [story('button--film', { skip: 'ภาพเคลื่อนไหวตลอดเวลา' })],
      EVERYTHING,
    );
    expect(units).toEqual([]);
    expect(skipped).toMatchObject([{ component: 'button', story: 'film', reason: 'ภาพเคลื่อนไหวตลอดเวลา' }]);
  });

  it('keeps within words and looks', () => {
    const stories = [story('button--default'), story('button--busy')];
    const limits = { words: ['busy'], themes: ['khram'], appearances: ['dark'], widths: [1280] };
    expect(plannedKeys(planPictures(stories, limits).units)).toEqual(['button/busy/khram.dark.1280']);
  });

  it('finds a story by its Thai title', () => {
    expect(planPictures([story('button--default')], { words: ['การกระทำ'] }).units).not.toEqual([]);
  });

  it('gives every component and width a page of its own, the longest first', () => {
    const stories = [
      story('link--default', { importPath: './src/link.stories.tsx' }),
      story('button--default'),
      story('button--busy'),
    ];
    const pages = planPictures(stories, EVERYTHING).units.map(({ component, width, stories: all }) => [
      component,
      width,
      all.length,
    ]);
    expect(pages).toEqual([
      ['button', 360, 2],
      ['button', 1280, 2],
      ['link', 360, 1],
      ['link', 1280, 1],
    ]);
  });

  it('tells files of the same name apart', () => {
    const names = componentNames([
      './a/button.stories.tsx',
      './b/button.stories.tsx',
      './c/link.stories.tsx',
    ]);
    expect([...names.values()]).toEqual(['a.button', 'b.button', 'link']);
  });

  it('reads a key back', () => {
    const parts = {
      component: 'tabs',
      story: 'wide',
      theme: 'khram',
      appearance: 'contrast-dark',
      width: 360,
    };
    expect(parseKey(pictureKey(parts))).toEqual(parts);
  });
});

describe('comparing', () => {
  const plain = picture(40, 20, GREEN);

  it('finds a picture the same as itself, also when it was written another way', () => {
    const again = PNG.sync.write(PNG.sync.read(plain), { deflateLevel: 0 });
    expect(again.equals(plain)).toBe(false);
    expect(comparePictures(plain, again)).toEqual({ state: 'same', pixels: 0 });
  });

  it('overlooks a difference of rounding', () => {
    expect(comparePictures(plain, picture(40, 20, [6, 86, 82]))).toMatchObject({ state: 'same' });
  });

  it('sees the shade next door', () => {
    expect(comparePictures(plain, picture(40, 20, [15, 96, 91]))).toMatchObject({
      state: 'changed',
      pixels: 800,
    });
  });

  it('sees a few pixels and shows where', () => {
    const dot = picture(40, 20, GREEN, (set) => {
      for (let x = 10; x < 14; x += 1) for (let y = 5; y < 9; y += 1) set(x, y, [255, 255, 255]);
    });
    const { state, pixels, difference } = comparePictures(plain, dot);
    expect({ state, pixels }).toEqual({ state: 'changed', pixels: 16 });
    const shown = PNG.sync.read(difference);
    expect([...shown.data.subarray((6 * 40 + 11) * 4, (6 * 40 + 11) * 4 + 3)]).toEqual([214, 0, 47]);
    expect(shown.data[0]).toBeGreaterThan(180);
  });

  it('overlooks the edge of a slant that was smoothed another way', () => {
    const slant = (grey) =>
      picture(40, 40, [255, 255, 255], (set) => {
        for (let y = 0; y < 40; y += 1)
          for (let x = 0; x <= y; x += 1) set(x, y, x === y ? [grey, grey, grey] : [0, 0, 0]);
      });
    expect(comparePictures(slant(110), slant(150))).toMatchObject({ state: 'same' });
  });

  it('calls a picture that grew changed by what it grew', () => {
    expect(comparePictures(plain, picture(40, 25, GREEN))).toMatchObject({ state: 'changed', pixels: 200 });
  });
});

describe('reviewing and accepting', () => {
  let folders;
  const LIST = {
    browser: '1',
    limits: { words: [] },
    stories: { 'a/one': { component: 'a', story: 'one', title: 'ก/A', name: 'One' } },
    planned: [
      'a/one/default.dark.360',
      'a/one/default.light.360',
      'a/one/khram.light.360',
      'a/one/khram.dark.360',
    ],
  };
  const WHITE = picture(10, 10, [255, 255, 255]);
  const BLACK = picture(10, 10, [0, 0, 0]);

  beforeEach(async () => {
    const folder = mkdtempSync(path.join(scratch, 'review-'));
    folders = {
      accepted: path.join(folder, 'accepted'),
      now: path.join(folder, 'now'),
      differences: path.join(folder, 'differences'),
    };
    await writePicture(folders.now, 'a/one/default.light.360', WHITE);
    await writePicture(folders.now, 'a/one/default.dark.360', WHITE);
    await writePicture(folders.now, 'a/one/khram.light.360', WHITE);
    await writeList(folders.now, LIST);
    await writePicture(folders.accepted, 'a/one/default.light.360', WHITE);
    await writePicture(folders.accepted, 'a/one/default.dark.360', BLACK);
    await writePicture(folders.accepted, 'a/one/khram.dark.360', BLACK);
    await writePicture(folders.accepted, 'b/two/default.light.360', BLACK);
    const two = { component: 'b', story: 'two', title: 'ข/B', name: 'Two' };
    await writeList(folders.accepted, { browser: '1', stories: { 'b/two': two } });
  });

  it('tells new, changed, removed and the same', async () => {
    const { counts, entries } = await review(folders, LIST);
    expect(counts).toEqual({ new: 1, changed: 1, removed: 1, same: 1 });
    expect(entries.map(({ key, state, title, name }) => [key, state, title, name])).toEqual([
      ['a/one/default.dark.360', 'changed', 'ก/A', 'One'],
      ['a/one/khram.light.360', 'new', 'ก/A', 'One'],
      ['b/two/default.light.360', 'removed', 'ข/B', 'Two'],
    ]);
    expect(entries[0].pixels).toBe(100);
    expect(existsSync(entries[0].difference)).toBe(true);
  });

  it('does not call a picture removed that could only not be taken', async () => {
    const { entries } = await review(folders, LIST);
    expect(entries.map((entry) => entry.key)).not.toContain('a/one/khram.dark.360');
  });

  it('does not call a picture removed that was not asked for', async () => {
    const { counts } = await review(folders, { ...LIST, limits: { words: ['one'] } });
    expect(counts.removed).toBe(0);
  });

  it('accepts all, and finds no difference then', async () => {
    expect(await accept(folders, { words: [] })).toEqual({ new: 1, changed: 1, removed: 1 });
    expect(await review(folders, LIST)).toEqual({
      counts: { new: 0, changed: 0, removed: 0, same: 3 },
      entries: [],
    });
    expect(await readList(folders.accepted)).toMatchObject({ browser: '1', stories: LIST.stories });
  });

  it('accepts only what is meant', async () => {
    const limits = { words: ['one'], appearances: ['dark'] };
    expect(await accept(folders, limits)).toEqual({ new: 0, changed: 1, removed: 0 });
    const { counts } = await review(folders, LIST);
    expect(counts).toEqual({ new: 1, changed: 0, removed: 1, same: 2 });
  });

  it('has nothing to accept before the first run', async () => {
    const nowhere = { ...folders, now: path.join(scratch, 'nowhere') };
    expect(await accept(nowhere, { words: [] })).toBeUndefined();
    expect(listPictures(nowhere.now)).toEqual([]);
  });
});

describe('page', () => {
  const counts = { new: 0, changed: 1, removed: 0, same: 2 };
  const data = {
    browser: '1',
    takenAt: '2026-06-15T03:30:00Z',
    counts,
    entries: [],
    faults: [],
    skipped: [],
  };

  it('keeps words from ending the script they stand in', () => {
    const name = '</script><script>alert(1)</script><!--';
    const json = scriptJson({ name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name });
    const scripts = (html) => html.match(/<script/g).length;
    expect(scripts(reportHtml({ ...data, faults: [{ fault: name }] }))).toBe(scripts(reportHtml(data)));
  });

  it('reads no template in the words of a story', () => {
    const html = reportHtml({ ...data, skipped: [{ reason: '{{css}} $& $1' }] });
    expect(html).toContain('{{css}} $& $1');
  });

  it('asks nothing of any server', () => {
    const addresses = [...reportHtml(data).matchAll(/(?:src|href)="([^"]*)"|url\('([^']*)'\)/g)];
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, attribute, url] of addresses) expect(attribute ?? url).toMatch(/^data:/);
  });

  it('holds its pictures when they are few', async () => {
    const folder = mkdtempSync(path.join(scratch, 'page-'));
    await writePicture(folder, 'a/one/default.light.360', picture(4, 4, GREEN));
    const now = path.join(folder, 'a/one/default.light.360.png');
    const page = await writeReport(path.join(folder, 'report'), {
      ...data,
      entries: [{ key: 'a/one/default.light.360', state: 'new', now }],
    });
    expect(readFileSync(page, 'utf8')).toContain('"now":"data:image/png;base64,');
    expect(readdirSync(path.dirname(page))).toEqual(['index.html']);
  });

  it('has them beside it when they are many', async () => {
    const folder = mkdtempSync(path.join(scratch, 'page-'));
    await writePicture(folder, 'a/one/default.light.360', Buffer.alloc(31_000_000));
    const now = path.join(folder, 'a/one/default.light.360.png');
    const page = await writeReport(path.join(folder, 'report'), {
      ...data,
      entries: [{ key: 'a/one/default.light.360', state: 'new', now }],
    });
    expect(readFileSync(page, 'utf8')).toContain('"now":"pictures/now/a/one/default.light.360.png"');
    expect(existsSync(path.join(path.dirname(page), 'pictures/now/a/one/default.light.360.png'))).toBe(true);
  });
});

describe('one run at a time', () => {
  const folder = () => mkdtempSync(path.join(scratch, 'lock-'));

  it('refuses a second one, and not the one after it', async () => {
    const here = folder();
    const both = alone(here, () => alone(here, () => Promise.resolve(0)));
    await expect(both).rejects.toThrow(`Another pnpm visual is at work here, process ${process.pid}.`);
    expect(await alone(here, () => Promise.resolve(0))).toBe(0);
  });

  it('does not wait for one that was ended by force', async () => {
    const here = folder();
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(path.join(here, 'lock'), String(pid));
    expect(await alone(here, () => Promise.resolve(1))).toBe(1);
  });
});

describe('the command', () => {
  const visual = (...args) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/visual.mjs'), ...args], { encoding: 'utf8' });

  it('says how it is used', () => {
    const { status, stdout } = visual('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('pnpm visual accept');
  });

  it('ends with 2 when it could not run', () => {
    const { status, stderr } = visual('--theme', 'mango');
    expect(status).toBe(2);
    expect(stderr).toBe('--theme mango: there are default, khram, mangkhut.\n');
  });

  it('knows when git has no such commit', () => {
    expect(() => findCommit(root, 'no-such-branch')).toThrow('--base no-such-branch: git knows no such');
    expect(() => findCommit(root, '--all')).toThrow('git knows no such');
  });
});
