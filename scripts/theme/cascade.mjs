// Reads CSS files and resolves the custom properties of `<html>` as a
// browser does: layers, specificity, order.
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What is wrong with a theme, in one sentence for its author. */
export class ThemeError extends Error {}

/**
 * Parses one CSS file.
 * @param {string} file
 * @returns {import('postcss').Root}
 * @throws {ThemeError} when the file cannot be read or is not CSS
 */
export function readSheet(file) {
  let css;
  try {
    css = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ThemeError(
      error.code === 'ENOENT' ? 'there is no such file' : `cannot be read (${error.code})`,
    );
  }
  try {
    return postcss.parse(css, { from: file });
  } catch (error) {
    throw new ThemeError(`line ${error.line}, column ${error.column}: ${error.reason}`);
  }
}

/** The at-rules around a node, outermost first: `[{ name: 'layer', params: 'theme' }]`. */
function getAtRules(node) {
  const around = [];
  for (let parent = node.parent; parent && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule') around.unshift({ name: parent.name, params: parent.params });
  return around;
}

/**
 * The rules of a sheet with their layers and conditions. Tailwind's `@theme` counts as a rule on `:root`; its
 * `reference` blocks only name things and are left out.
 */
export function getRules(sheet) {
  const rules = [];
  sheet.walk((node) => {
    if (node.type === 'rule' && node.parent.name !== 'font-face')
      rules.push({ selector: node.selector.replaceAll(/\s+/g, ' '), around: getAtRules(node), node });
    if (node.type === 'atrule' && node.name === 'theme' && !node.params.includes('reference'))
      rules.push({ selector: ':root', around: getAtRules(node), node });
  });
  return rules;
}

const NO_MATCH = null;
const add = (a, b) => a.map((value, index) => value + b[index]);
const heavier = (a, b) => a.map((value, index) => value - b[index]).find((value) => value !== 0) ?? 0;

function matchAttribute(node, element) {
  const name = { 'data-theme': 'theme', 'data-appearance': 'appearance' }[node.attribute];
  const value = name && element[name];
  const fits = value !== undefined && (node.operator === undefined || node.value === value);
  return fits ? [0, 1, 0] : NO_MATCH;
}

function matchPseudo(node, element) {
  if (node.value === ':root') return [0, 1, 0];
  const weights = node.nodes.map((selector) => matchCompound(selector, element));
  const best = weights.filter(Boolean).sort(heavier).at(-1);
  if (node.value === ':where') return best ? [0, 0, 0] : NO_MATCH;
  if (node.value === ':is') return best ?? NO_MATCH;
  if (node.value === ':not') return best ? NO_MATCH : [0, 1, 0];
  throw new ThemeError(`The selector ${node.value} is not understood here.`);
}

function matchCompound(selector, element) {
  let weight = [0, 0, 0];
  for (const node of selector.nodes) {
    let part = NO_MATCH;
    if (node.type === 'attribute') part = matchAttribute(node, element);
    else if (node.type === 'pseudo') part = matchPseudo(node, element);
    else if (node.type === 'tag' && node.value === 'html') part = [0, 0, 1];
    else if (node.type === 'comment') part = [0, 0, 0];
    if (!part) return NO_MATCH;
    weight = add(weight, part);
  }
  return weight;
}

/** Parsed selector lists by their text: each mode of each theme is matched against the kit's. */
const selectorLists = new Map();

function parseSelector(selector) {
  const list = selectorLists.get(selector) ?? selectorParser().astSync(selector);
  selectorLists.set(selector, list);
  return list;
}

/** The weight with which a selector list matches `<html>`, or null if it does not. */
export function matchRoot(selector, element) {
  return (
    parseSelector(selector)
      .nodes.map((compound) => matchCompound(compound, element))
      .filter(Boolean)
      .sort(heavier)
      .at(-1) ?? NO_MATCH
  );
}

function matchesMedium(around, medium) {
  return around.every(({ name, params }) => {
    if (name !== 'media') return name === 'layer' || name === 'theme';
    return params === medium;
  });
}

/**
 * The specificity with which a rule matches `<html>`, or null if it does not match.
 * @param {ReturnType<typeof getRules>[number]} rule
 * @param {{ theme?: string, appearance?: string, medium: 'screen' | 'print' }} element
 */
export function getSpecificity({ selector, around }, { medium, ...element }) {
  return matchesMedium(around, medium) ? matchRoot(selector, element) : NO_MATCH;
}

/**
 * The custom properties of `<html>`.
 * @param {import('postcss').Root[]} sheets in the order in which a page loads them, all in the layer `theme`
 * @param {{ theme?: string, appearance?: string, medium: 'screen' | 'print' }} element
 * @returns {Map<string, string>} values as written, `var()` unresolved
 */
export function rootProperties(sheets, element) {
  const matched = sheets
    .flatMap(getRules)
    .map((rule) => ({ rule, weight: getSpecificity(rule, element) }))
    .filter(({ weight }) => weight)
    .sort((a, b) => heavier(a.weight, b.weight));
  const properties = new Map();
  for (const { rule } of matched)
    for (const child of rule.node.nodes) if (child.type === 'decl') properties.set(child.prop, child.value);
  return properties;
}

const VAR = /^var\(\s*(--[\w-]+)\s*(?:,\s*([\s\S]+))?\)$/;

/**
 * Follows `var()` to a value.
 * @throws {ThemeError} when a property of the chain is not set, or the chain is circular
 */
export function resolveProperty(name, properties, chain = []) {
  if (chain.includes(name)) throw new ThemeError(`${[...chain, name].join(' → ')} runs in a circle.`);
  const value = properties.get(name);
  const way = [...chain, name];
  if (value === undefined) throw new ThemeError(`${way.join(' → ')} is set nowhere.`);
  const [reference, next, fallback] = VAR.exec(value.trim()) ?? [];
  if (!reference) return value.trim();
  if (fallback !== undefined && !properties.has(next)) return fallback.trim();
  return resolveProperty(next, properties, way);
}
