// The structure of a theme file: where its rules are, and which properties they set.
import selectorParser from 'postcss-selector-parser';
import { ThemeError, matchRoot, getRules } from './cascade.mjs';
import { fixedProperties, looksLikeRole, themableRoles } from './kit.mjs';

const line = (node) => node.source?.start?.line ?? 0;

/** The value of `[data-theme='…']` anywhere in a sheet; undefined if there is none. */
function getNames(sheet) {
  const names = new Set();
  for (const { selector } of getRules(sheet))
    selectorParser((list) =>
      list.walkAttributes((attribute) => {
        if (attribute.attribute === 'data-theme' && attribute.value) names.add(attribute.value);
      }),
    ).processSync(selector);
  return [...names];
}

/**
 * The name by which `data-theme` chooses the theme.
 * @throws {ThemeError} when the file names none, or several
 */
export function themeName(sheet) {
  const names = getNames(sheet);
  if (names.length === 0)
    throw new ThemeError(`No rule is for [data-theme='name'], so no page could choose this theme.`);
  if (names.length > 1)
    throw new ThemeError(`One file is one theme, and this one names ${names.join(' and ')}.`);
  return names[0];
}

function checkPlace({ selector, around, node }, name) {
  const media = around.filter((rule) => rule.name === 'media').map((rule) => rule.params);
  const layers = around.filter((rule) => rule.name === 'layer').map((rule) => rule.params);
  const foreign = around.find((rule) => rule.name !== 'media' && rule.name !== 'layer');
  if (foreign) return `line ${line(node)}: @${foreign.name} has no place in a theme.`;
  if (media.some((params) => params !== 'screen' && params !== 'print') || media.length > 1)
    return `line ${line(node)}: a theme knows @media screen and @media print, not '${media.join(' and ')}'.`;
  if (name !== 'default' && layers.join('.') !== 'theme')
    return `line ${line(node)}: '${selector}' must be in @layer theme, or it would override the reader's own colours.`;
  return undefined;
}

function checkSelector({ selector, node }, name) {
  const appearances = [undefined, 'light', 'dark', 'contrast', 'contrast-dark'];
  const fits = (theme) => appearances.some((appearance) => matchRoot(selector, { theme, appearance }));
  if (!fits(name))
    return `line ${line(node)}: '${selector}' never matches <html data-theme="${name}">, so it sets nothing.`;
  if (name !== 'default' && fits('another'))
    return `line ${line(node)}: '${selector}' would change other themes too; write [data-theme='${name}'].`;
  return undefined;
}

/** Letters to add, drop or exchange to get from one name to another (Levenshtein). */
function distance(from, to) {
  let row = [...Array(to.length + 1).keys()];
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min(next[column] + 1, row[column + 1] + 1, row[column] + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

/** The known name nearest to a wrong one, for the hint. */
function nearestName(name, known) {
  return [...known].sort((a, b) => distance(name, a) - distance(name, b))[0];
}

function checkDeclarations({ node }, roles, fixed) {
  return node.nodes.flatMap((child) => {
    if (child.type === 'comment') return [];
    const at = `line ${line(child)}:`;
    if (child.type !== 'decl') return [`${at} a rule of a theme holds properties only.`];
    if (child.important) return [`${at} ${child.prop} must not be !important.`];
    if (child.prop === 'color-scheme' || roles.has(child.prop)) return [];
    if (fixed.has(child.prop)) return [`${at} ${child.prop} is the kit's own; no theme changes it.`];
    if (looksLikeRole(child.prop))
      return [`${at} there is no role ${child.prop}. Nearest: ${nearestName(child.prop, roles)}.`];
    return child.prop.startsWith('--') ? [] : [`${at} a theme sets roles, not '${child.prop}'.`];
  });
}

/**
 * What is wrong with the shape of a theme.
 * @param {import('postcss').Root} sheet
 * @param {string} name of the theme
 * @returns {string[]} one sentence for each error, with its line
 */
export function checkShape(sheet, name) {
  const roles = themableRoles();
  const fixed = fixedProperties();
  const imports = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'import');
  return [
    ...imports.map((node) => `line ${line(node)}: a theme is one file and imports none.`),
    ...getRules(sheet).flatMap((rule) => [
      ...[checkPlace(rule, name), checkSelector(rule, name)].filter(Boolean),
      ...checkDeclarations(rule, roles, fixed),
    ]),
  ];
}
