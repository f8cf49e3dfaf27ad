// The page of differences: one file that opens from disk, or one with its pictures beside it when they are many.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writePicture } from './picture-set.mjs';

const FONTS = path.join(import.meta.dirname, '../../packages/ui/src/styles/fonts');

/** Beyond this, in bytes, a page with its pictures inside is slow to open. */
const PICTURES_INSIDE = 30_000_000;

const part = (name) => readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8');
const dataUri = (type, bytes) => `data:${type};base64,${bytes.toString('base64')}`;
const face = (weight) =>
  dataUri(
    'font/woff2',
    readFileSync(path.join(FONTS, `ibm-plex-sans-thai-looped-thai-${weight}-normal.woff2`)),
  );

/** Puts values where a template names them; what stands in a value is never read as a template. */
function fill(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
}

/** JSON that may stand in a script element, whatever words it holds. */
export function scriptJson(value) {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * The page.
 * @param data `{ base, browser, takenAt, counts, entries, faults, skipped }`; an entry names its pictures by address
 */
export function reportHtml(data) {
  const css = fill(part('page.css'), { regular: face(400), semibold: face(600) });
  return fill(part('page.html'), { css, script: part('page.js'), data: scriptJson(data) });
}

/** Where the pictures of an entry lie: `accepted`, `now`, `difference`, as far as it has them. */
const SIDES = ['accepted', 'now', 'difference'];

/**
 * Writes the page and, when they would weigh too much inside it, the pictures beside it.
 * @param {string} folder is emptied first
 * @param data of `reportHtml`, but an entry's pictures are files
 * @returns the place of the page
 */
export async function writeReport(folder, { entries, ...data }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let total = 0;
  const sides = entries.flatMap((entry) => SIDES.filter((side) => entry[side]).map((side) => [entry, side]));
  const loaded = [];
  for (const [entry, side] of sides) {
    const bytes = await readFile(entry[side]);
    total += bytes.length;
    loaded.push({ entry, side, bytes });
    if (total > PICTURES_INSIDE) break;
  }
  const shown = new Map(entries.map((entry) => [entry, { ...entry }]));
  if (total <= PICTURES_INSIDE) {
    for (const { entry, side, bytes } of loaded) shown.get(entry)[side] = dataUri('image/png', bytes);
  } else {
    for (const [entry, side] of sides) {
      const place = path.join(folder, 'pictures', side);
      await writePicture(place, entry.key, await readFile(entry[side]));
      shown.get(entry)[side] = encodeURI(`pictures/${side}/${entry.key}.png`);
    }
  }
  const file = path.join(folder, 'index.html');
  await writeFile(file, reportHtml({ ...data, entries: [...shown.values()] }));
  return file;
}
