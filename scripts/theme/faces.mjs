// Reads the faces of a theme: digits must have one width, or amounts would not line up.
import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ThemeError } from './cascade.mjs';

const DIGITS = [...'0123456789'];
const THAI_LETTER = 'ก';
/** Weights that the kit sets; a browser may not make them up (`font-synthesis: none`). */
const WEIGHTS = { '--font-body': [400, 600], '--font-head': [600] };

const unquote = (text) => text.trim().replaceAll(/^['"]|['"]$/g, '');

/** The `@font-face` rules of a sheet that load a file. */
export function getFaces(sheet) {
  const faces = [];
  sheet.walkAtRules('font-face', (rule) => {
    const value = (prop) => rule.nodes.find((node) => node.prop === prop)?.value;
    const url = /url\(\s*(['"]?)([^'")]+)\1\s*\)/.exec(value('src') ?? '')?.[2];
    if (!url) return;
    const folder = path.dirname(rule.source.input.file);
    const [from, to = from] = (value('font-weight') ?? '400').split(/\s+/).map(Number);
    faces.push({
      family: unquote(value('font-family') ?? ''),
      from,
      to,
      url,
      file: getFilePath(url, folder),
    });
  });
  return faces;
}

function getFilePath(url, folder) {
  if (url.startsWith('file:')) return fileURLToPath(url);
  return path.resolve(folder, url.replace(/[?#].*$/, ''));
}

/** Fonts by file: themes share those of the kit, and a compressed one takes long to open. */
const openFonts = new Map();

function openFace({ file, url }) {
  try {
    if (!openFonts.has(file)) openFonts.set(file, create(readFileSync(file)));
    return openFonts.get(file);
  } catch {
    throw new ThemeError(`The face ${url} cannot be read.`);
  }
}

/** Widths of 0 to 9 as the page shows them: with `tnum` where the face has it. In units of the em. */
function digitWidths(font) {
  const run = font.layout(DIGITS.join(''), ['tnum']);
  return run.positions.map((position) => position.xAdvance / font.unitsPerEm);
}

function describeWidths(widths) {
  const groups = new Map();
  for (const [digit, width] of widths.entries())
    groups.set(width, [...(groups.get(width) ?? []), String(digit)]);
  return [...groups].map(([width, digits]) => `${digits.join('')}: ${width.toFixed(3)} em`).join(', ');
}

function checkWeight(role, family, weight, faces) {
  const files = faces.filter((face) => face.from <= weight && weight <= face.to);
  if (files.length === 0)
    return [`${role}: '${family}' has no file of weight ${weight}, and no browser may invent one.`];
  const fonts = files.map(openFace);
  const has = (letter) => fonts.filter((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)));
  const [figures] = DIGITS.map(has).reduce((a, b) => a.filter((font) => b.includes(font)));
  const errors = [];
  if (has(THAI_LETTER).length === 0) errors.push(`${role}: '${family}' ${weight} has no Thai letters.`);
  if (!figures) return [...errors, `${role}: '${family}' ${weight} has no digits.`];
  const widths = digitWidths(figures);
  if (Math.max(...widths) - Math.min(...widths) > 0.0005)
    errors.push(
      `${role}: the digits of '${family}' ${weight} differ in width (${describeWidths(widths)}), so amounts would not line up.`,
    );
  return errors;
}

/**
 * What is wrong with the face that a role names first.
 * @param {'--font-body' | '--font-head'} role
 * @param {string} value the list of families
 * @param {ReturnType<typeof getFaces>} faces those available
 * @returns {string[]} one sentence for each error
 */
export function checkFace(role, value, faces) {
  const family = unquote(value.split(',')[0] ?? '');
  const own = faces.filter((face) => face.family === family);
  if (own.length === 0)
    return [`${role}: no @font-face gives a file of '${family}', so its digits cannot be measured.`];
  return WEIGHTS[role].flatMap((weight) => checkWeight(role, family, weight, own));
}
