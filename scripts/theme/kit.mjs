// The kit's own sheets and names: what a theme is based on and what it may set.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSheet, rootProperties } from './cascade.mjs';

const kit = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../packages/ui');
const styles = path.join(kit, 'src/styles');

export const TOKENS_FOLDER = path.join(kit, 'tokens');
export const DEFAULT_THEME = path.join(styles, 'themes/default.css');
/** The themes that ship, by name. */
export const SHIPPED_THEMES = {
  default: DEFAULT_THEME,
  khram: path.join(styles, 'themes/khram.css'),
  mangkhut: path.join(styles, 'themes/mangkhut.css'),
};

/** Where a theme's roles are looked at: `element` as `<html>` would be, and the medium. */
export const MODES = {
  light: { appearance: 'light', medium: 'screen' },
  dark: { appearance: 'dark', medium: 'screen' },
  contrast: { appearance: 'contrast', medium: 'screen' },
  'contrast-dark': { appearance: 'contrast-dark', medium: 'screen' },
  print: { appearance: 'light', medium: 'print' },
};

/** The roles of the brand: a theme sets all of them or none. */
export const BRAND_ROLES = [
  'cover',
  'on-cover',
  'on-cover-muted',
  'brand',
  'on-brand',
  'brand-hover',
  'brand-text',
  'brand-soft',
  'brand-line',
  'link',
  'mark',
].map((role) => `--color-${role}`);

/** Roles whose hue has a meaning that members learn once: no theme changes it. */
export const MEANING_ROLES = ['danger', 'warning', 'success', 'info', 'in'].flatMap((role) =>
  role === 'in' ? ['--color-in'] : [`--color-${role}`, `--color-${role}-line`],
);

/** Pairs of an ink and its ground: `text` is read, `line` is the edge of a control or the focus ring. */
export const PAIRS = JSON.parse(readFileSync(path.join(TOKENS_FOLDER, 'contrast-pairs.json'), 'utf8'));

let sheets;

/** Sheets of the kit in the order in which a page loads them, without an additional theme. */
export function kitSheets() {
  sheets ??= ['theme.css', 'scales.css', 'themes/default.css'].map((name) =>
    readSheet(path.join(styles, name)),
  );
  return sheets;
}

/** The sheet that loads the default theme's faces. */
export function kitFaces() {
  return readSheet(path.join(styles, 'fonts.css'));
}

/** The custom properties of `<html>` in a mode of the default theme. */
export function defaultProperties(mode) {
  return rootProperties(kitSheets(), { ...MODES[mode], theme: 'default' });
}

const isRole = (name) => /^--(color|text|font|radius)-/.test(name);

/** What the default theme sets: the roles that a theme may set again. */
export function themableRoles() {
  const properties = rootProperties([readSheet(DEFAULT_THEME)], { ...MODES.light, theme: 'default' });
  return new Set([...properties.keys()].filter(isRole));
}

/** What no theme changes: line heights, weights, containers, gutters … */
export function fixedProperties() {
  const properties = rootProperties(
    kitSheets().filter((sheet) => !sheet.source.input.file.includes('themes')),
    { ...MODES.light, theme: 'default' },
  );
  return new Set([...properties.keys()].filter((name) => !/^--[a-z]+-\d+$/.test(name)));
}

/**
 * Whether a name looks like a role of the kit, so that a wrong one is a
 * typing error and not a theme's own scale.
 */
export const looksLikeRole = isRole;
