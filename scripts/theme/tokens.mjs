// The tokens for those who use no Tailwind: DTCG JSON for design tools, plain CSS for any page. Both are
// written from the kit's style sheets, which stay the one source.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSheet, resolveProperty, rootProperties } from './cascade.mjs';
import { MODES, SHIPPED_THEMES, TOKENS_FOLDER, kitSheets, themableRoles } from './kit.mjs';
import { toHex, readColour } from './shades.mjs';

const NOTE =
  'Written by `pnpm theme tokens` from packages/ui/src/styles; change the style sheets and run it again.';

const SCALE = /^--([a-z]+)-(\d+)$/;
const CHANNEL_DIGITS = 4;

function getProperties(theme, mode) {
  const own = theme === 'default' ? [] : [readSheet(SHIPPED_THEMES[theme])];
  return rootProperties([...kitSheets(), ...own], { theme, ...MODES[mode] });
}

/** Puts a token at a path of groups. */
function place(tree, [name, ...rest], token) {
  if (rest.length === 0) tree[name] = token;
  else place((tree[name] ??= {}), rest, token);
}

/* Colours */

function colourValue(text) {
  const hex = toHex(readColour(text));
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number(channel.toFixed(CHANNEL_DIGITS))),
    hex,
  };
}

/** `{scale.ink.50}` for `var(--ink-50)`: what the sheet names stays named. */
function getAlias(value, theme, mode) {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return undefined;
  const [, scale, step] = SCALE.exec(name) ?? [];
  if (scale) return scale === 'brand' ? `{theme.${theme}.scale.brand.${step}}` : `{scale.${scale}.${step}}`;
  if (name.startsWith('--color-')) return `{theme.${theme}.${mode}.color.${name.slice('--color-'.length)}}`;
  return undefined;
}

function colourToken(name, properties, theme, mode) {
  const alias = getAlias(properties.get(name), theme, mode);
  return { $value: alias ?? colourValue(resolveProperty(name, properties)) };
}

/* Lengths, type, shadows */

function dimension(text) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`${text} is no length in px or rem.`);
  return { value: Number(value), unit: unit ?? 'px' };
}

const getFamilies = (text) => text.split(',').map((family) => family.trim().replaceAll(/^['"]|['"]$/g, ''));

function shadow(text) {
  const [, x, y, blur, red, green, blue, alpha] =
    /^(\S+) (\S+) (\S+) rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text) ?? [];
  if (alpha === undefined) throw new Error(`${text} is no shadow of the form x y blur rgb(r g b / a).`);
  const colour = { ...colourValue(`rgb(${red} ${green} ${blue})`), alpha: Number(alpha) };
  const [offsetX, offsetY, blurRadius, spread] = [x, y, blur, '0'].map(dimension);
  return { color: colour, offsetX, offsetY, blur: blurRadius, spread };
}

/** Which fixed property becomes which token. The first that fits counts. */
const FIXED = [
  [/^--text-(\w+)--line-height$/, 'number', (name) => ['lineHeight', name], Number],
  [/^--leading-(\w+)$/, 'number', (name) => ['leading', name], Number],
  [/^--font-weight-(\w+)$/, 'fontWeight', (name) => ['fontWeight', name], Number],
  [/^--radius-(full)$/, 'dimension', (name) => ['radius', name], dimension],
  [/^--color-((?:on-)?notice[\w-]*)$/, 'color', (name) => ['notice', name], colourValue],
  [/^--shadow-(\w+)$/, 'shadow', (name) => ['shadow', name], shadow],
  [/^--container-([\w-]+)$/, 'dimension', (name) => ['container', name], dimension],
  [/^--spacing$/, 'dimension', () => ['spacing', 'unit'], dimension],
  [/^--spacing-([\w-]+)$/, 'dimension', (name) => ['spacing', name], dimension],
];

function placeFixed(tree, properties) {
  for (const [property, text] of properties) {
    for (const [pattern, type, pathOf, read] of FIXED) {
      const match = pattern.exec(property);
      if (!match || text === 'initial') continue;
      const [group, ...rest] = pathOf(match[1]);
      tree[group] ??= { $type: type };
      place(tree[group], rest, { $value: read(text) });
      break;
    }
  }
}

function placeScales(tree, properties) {
  tree.scale = { $type: 'color' };
  for (const [property, value] of properties) {
    const [, scale, step] = SCALE.exec(property) ?? [];
    if (scale) place(tree.scale, [scale, step], { $value: colourValue(value) });
  }
}

const SIZE = /^--text-(\w+)$/;

function typeTokens(properties, theme) {
  const groups = {
    family: { $type: 'fontFamily' },
    size: { $type: 'dimension' },
    style: { $type: 'typography' },
  };
  for (const face of ['body', 'head'])
    groups.family[face] = { $value: getFamilies(resolveProperty(`--font-${face}`, properties)) };
  for (const [property, value] of properties) {
    const size = value !== 'initial' && SIZE.exec(property)?.[1];
    if (!size) continue;
    groups.size[size] = { $value: dimension(value) };
    groups.style[size] = {
      $value: {
        fontFamily: `{theme.${theme}.type.family.body}`,
        fontSize: `{theme.${theme}.type.size.${size}}`,
        fontWeight: '{fontWeight.normal}',
        letterSpacing: { value: 0, unit: 'px' },
        lineHeight: `{lineHeight.${size}}`,
      },
    };
  }
  return groups;
}

function themeTokens(theme) {
  const light = getProperties(theme, 'light');
  const tree = {};
  for (const [property, value] of light) {
    const [, scale, step] = SCALE.exec(property) ?? [];
    if (scale === 'brand')
      place((tree.scale ??= { $type: 'color' }), [scale, step], { $value: colourValue(value) });
  }
  tree.type = typeTokens(light, theme);
  tree.radius = { $type: 'dimension' };
  for (const size of ['sm', 'md', 'lg'])
    tree.radius[size] = { $value: dimension(resolveProperty(`--radius-${size}`, light)) };
  for (const mode of Object.keys(MODES)) {
    const properties = getProperties(theme, mode);
    tree[mode] = { color: { $type: 'color' } };
    for (const role of themableRoles())
      if (role.startsWith('--color-'))
        tree[mode].color[role.slice('--color-'.length)] = colourToken(role, properties, theme, mode);
  }
  return tree;
}

/**
 * All tokens in the format of the Design Tokens Community Group (2025.10).
 * @returns {object} `scale`, what is the same in every theme, and `theme.<name>.<mode>.color.<role>`
 */
export function designTokens() {
  const tree = { $description: NOTE };
  const properties = getProperties('default', 'light');
  placeScales(tree, properties);
  placeFixed(tree, properties);
  tree.theme = Object.fromEntries(Object.keys(SHIPPED_THEMES).map((theme) => [theme, themeTokens(theme)]));
  return tree;
}

/* Plain CSS */

function formatValue(property, properties) {
  const value = resolveProperty(property, properties);
  return property.startsWith('--color-') ? toHex(readColour(value)) : value.replaceAll(/\s+/g, ' ');
}

function block(selector, names, properties, indent = '') {
  const lines = names.map((name) => `${indent}  ${name}: ${formatValue(name, properties)};`);
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`;
}

function toThemeCss(theme) {
  const roles = [...themableRoles()];
  const colours = roles.filter((role) => role.startsWith('--color-'));
  const light = getProperties(theme, 'light');
  const fixed = [...light.keys()].filter((name) => /^--text-\w+--line-height$/.test(name));
  const root = theme === 'default' ? ':root' : `:root[data-theme='${theme}']`;
  const screens = ['dark', 'contrast', 'contrast-dark'].map((mode) =>
    block(`${root}[data-appearance='${mode}']`, colours, getProperties(theme, mode), '  '),
  );
  return [
    block(root, theme === 'default' ? [...roles, ...fixed] : roles, light),
    `@media screen {\n${screens.join('\n\n')}\n}`,
    `@media print {\n${block(root, colours, getProperties(theme, 'print'), '  ')}\n}`,
  ].join('\n\n');
}

/** The roles of every theme and mode as custom properties with plain values. */
export function plainCss() {
  return `/* ${NOTE} */\n${Object.keys(SHIPPED_THEMES).map(toThemeCss).join('\n\n')}\n`;
}

/** The files of the tokens and their expected contents. */
export function tokenFiles() {
  return [
    { file: path.join(TOKENS_FOLDER, 'tokens.json'), text: `${JSON.stringify(designTokens(), null, 2)}\n` },
    { file: path.join(TOKENS_FOLDER, 'tokens.css'), text: plainCss() },
  ];
}

/** Writes both files. @returns {string[]} their places */
export function writeTokens() {
  return tokenFiles().map(({ file, text }) => {
    writeFileSync(file, text);
    return file;
  });
}
