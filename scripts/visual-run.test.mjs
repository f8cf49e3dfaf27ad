import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readOptions } from './visual/options.mjs';
import { accept } from './visual/review.mjs';
import { placesOf, runVisual } from './visual/run.mjs';

const BROWSER_MS = 60_000;
const root = mkdtempSync(path.join(tmpdir(), 'visual-run-'));
const storybook = path.join(root, 'storybook');
const places = placesOf(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function tiny(name, more) {
  const id = `tiny--${name}`;
  const colours = { default: 'teal', khram: 'navy', mangkhut: 'purple' };
  return { id, title: 'เล็ก/Tiny', name, parameters: { fileName: './tiny.stories.tsx' }, colours, ...more };
}

function build(...stories) {
  mkdirSync(storybook, { recursive: true });
  copyFileSync(
    path.join(import.meta.dirname, 'visual/fixtures/iframe.html'),
    path.join(storybook, 'iframe.html'),
  );
  const byId = Object.fromEntries(stories.map((story) => [story.id, story]));
  writeFileSync(path.join(storybook, 'stories.json'), JSON.stringify(byId));
}

/** Runs, and gives the exit code with what was said. */
async function visual(...args) {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const code = await runVisual(root, readOptions([...args, '--storybook', storybook]));
    return { code, said: [...out.mock.calls, ...err.mock.calls].flat().join('\n') };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** What the page of differences was given. */
function report() {
  const html = readFileSync(path.join(places.report, 'index.html'), 'utf8');
  return JSON.parse(html.match(/<script type="application\/json" id="data">([^<]*)</)[1]);
}

const NOTHING_MEANT = { words: [] };

describe('from the first picture to an accepted change', { timeout: BROWSER_MS }, () => {
  it('calls every picture new at first', async () => {
    build(tiny('plain'), tiny('clock', { clock: true }));
    const { code, said } = await visual();
    expect(said).toContain('new 24, changed 0, removed 0, same 0');
    expect(code).toBe(1);
    const png = PNG.sync.read(readFileSync(path.join(places.now, 'tiny/plain/khram.light.1280.png')));
    expect(png.width).toBe(1280);
    expect([...png.data.subarray(0, 3)]).toEqual([0, 0, 128]);
  });

  it('finds no difference in what did not change, the clock included', async () => {
    expect(await accept(places, NOTHING_MEANT)).toEqual({ new: 24, changed: 0, removed: 0 });
    const { code, said } = await visual();
    expect(said).toContain('new 0, changed 0, removed 0, same 24');
    expect(code).toBe(0);
  });

  it('finds the one look that changed, and a story that went', async () => {
    build(tiny('plain', { colours: { default: 'teal', khram: 'blue', mangkhut: 'purple' } }));
    const { code } = await visual('--width', '360');
    expect(code).toBe(1);
    expect(report().counts).toEqual({ new: 0, changed: 2, removed: 6, same: 4 });
    expect(
      report()
        .entries.slice(0, 2)
        .map((entry) => entry.key),
    ).toEqual(['tiny/plain/khram.dark.360', 'tiny/plain/khram.light.360']);
    await accept(places, readOptions(['accept', 'plain']).limits);
    await visual('--width', '360');
    expect(report().counts).toEqual({ new: 0, changed: 0, removed: 6, same: 6 });
  });

  it('names a story that fails, and takes the others', async () => {
    build(tiny('broken', { fault: 'ปุ่มหายไป' }), tiny('plain'));
    const { code, said } = await visual('--theme', 'default', '--width', '360');
    expect(code).toBe(2);
    expect(said).toContain('tiny/broken at 360 px: playFunctionThrewException: ปุ่มหายไป');
    expect(report().faults).toMatchObject([{ component: 'tiny', story: 'broken', width: 360 }]);
    expect(report().counts.same).toBe(2);
  });

  it('leaves out a story with its reason', async () => {
    const parameters = { fileName: './tiny.stories.tsx', visual: { skip: 'ภาพจากกล้อง' } };
    build(tiny('camera', { parameters }), tiny('plain'));
    await visual('--theme', 'mangkhut', '--appearance', 'dark', '--width', '360');
    expect(report().skipped).toMatchObject([{ story: 'camera', reason: 'ภาพจากกล้อง' }]);
    expect(existsSync(path.join(places.now, 'tiny/camera'))).toBe(false);
  });

  it('refuses to take nothing', async () => {
    await expect(visual('no-such-story')).rejects.toThrow('No story is meant by these words and options.');
  });
});
