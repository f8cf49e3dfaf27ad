// Limits of a theme besides contrast: modes, colours with a meaning, text sizes and print.
import { ThemeError, resolveProperty, rootProperties, getRules, getSpecificity } from './cascade.mjs';
import { BRAND_ROLES, MEANING_ROLES, MODES, defaultProperties } from './kit.mjs';
import { readColour } from './shades.mjs';

const MAX_RADIUS_PX = 16;
/** Degrees of hue within which a warning still looks like a warning. */
const HUE_SLACK = 20;
/** Below this chroma a colour has no perceptible hue. */
const GREY_CHROMA = 0.03;

const isColour = (name) => name.startsWith('--color-');
const are = (names) => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`;

/** Colour roles set in rules of one mode only; for light, in the rules that apply in every mode. */
function getModeRoles(sheet, theme, mode) {
  const applies = (rule, other) => getSpecificity(rule, { theme, ...MODES[other] });
  const rules = getRules(sheet).filter(
    (rule) => applies(rule, mode) && (mode === 'light' || !applies(rule, 'light')),
  );
  return new Set(
    rules
      .flatMap(({ node }) => node.nodes.map((child) => child.prop))
      .filter((prop) => prop && isColour(prop)),
  );
}

/** A role that is set for light also applies in every mode that does not set it. */
export function checkModes(sheet, theme) {
  const light = getModeRoles(sheet, theme, 'light');
  const brandless =
    light.size === 0 && Object.keys(MODES).every((mode) => getModeRoles(sheet, theme, mode).size === 0);
  if (brandless) return [];
  const wanted = [...new Set([...BRAND_ROLES, ...light])];
  return Object.keys(MODES).flatMap((mode) => {
    const own = getModeRoles(sheet, theme, mode);
    const missing = wanted.filter((role) => !own.has(role));
    return missing.length > 0 ? [`${mode}: ${are(missing)} missing.`] : [];
  });
}

/** The theme looks the same by name or as the only one on the page, with light by name or by default. */
export function checkSelection(sheets, sheet, theme) {
  const errors = [];
  const differs = (mode, element, how) => {
    const own = rootProperties(sheets, { theme, ...MODES[mode] });
    const other = rootProperties(sheets, { ...MODES[mode], ...element });
    const role = [...own.keys()].find((name) => own.get(name) !== other.get(name));
    if (role) errors.push(`${mode}: ${role} is another ${how}.`);
  };
  differs('light', { theme, appearance: undefined }, 'without data-appearance');
  if (getRules(sheet).some(({ selector }) => /:not\(\s*\[data-theme\]\s*\)/.test(selector)))
    for (const mode of Object.keys(MODES)) differs(mode, { theme: undefined }, 'without data-theme');
  return errors;
}

function getHue(value) {
  const [, chroma, hue] = readColour(value).to('oklch').coords;
  return chroma < GREY_CHROMA ? undefined : hue;
}

/** Warnings stay amber and errors red, and money that goes out is written in ink. */
export function checkMeaning(mode, properties) {
  const standard = defaultProperties(mode);
  const errors = MEANING_ROLES.flatMap((role) => {
    const [own, usual] = [properties, standard].map((map) => getHue(resolveProperty(role, map)));
    if (own === undefined || usual === undefined) return [];
    const turn = Math.abs(((own - usual + 540) % 360) - 180);
    return turn > HUE_SLACK
      ? [`${mode}: ${role} is turned by ${Math.round(turn)}° of hue; its meaning is learnt once.`]
      : [];
  });
  if (getHue(resolveProperty('--color-out', properties)) !== undefined)
    errors.push(`${mode}: --color-out is no ink; taking out one's own money is no error.`);
  return errors;
}

const PAPER_ROLES = [
  'canvas',
  'surface',
  'subtle',
  'text',
  'cover',
  'on-cover',
  'brand',
  'on-brand',
  'brand-text',
  'link',
  'mark',
  'in',
  'out',
];

/** Paper is black on white in every cooperative. */
export function checkPaper(properties) {
  const standard = defaultProperties('print');
  return PAPER_ROLES.map((role) => `--color-${role}`).flatMap((role) => {
    const [own, usual] = [properties, standard].map((map) => resolveProperty(role, map));
    return own === usual ? [] : [`print: ${role} is ${own}; on paper it is ${usual} in every theme.`];
  });
}

/** Text grows, never shrinks; corners go from square to 16 px. */
export function checkLengths(properties) {
  const standard = defaultProperties('light');
  const errors = [];
  for (const [name] of standard) {
    const value = () => resolveProperty(name, properties);
    if (/^--text-\w+$/.test(name)) {
      const [own, least] = [value(), standard.get(name)].map((text) =>
        Number(/^([\d.]+)rem$/.exec(text)?.[1]),
      );
      if (Number.isNaN(own))
        errors.push(`${name} is ${value()}; a text size is in rem, so that it follows the member's.`);
      else if (own < least)
        errors.push(`${name} is ${own}rem, below the ${least}rem under which Thai marks run together.`);
    }
    if (/^--radius-(sm|md|lg)$/.test(name)) {
      const own = Number(/^([\d.]+)(px)?$/.exec(value())?.[1]);
      if (!(own <= MAX_RADIUS_PX)) errors.push(`${name} is ${value()}; corners are 0 to ${MAX_RADIUS_PX}px.`);
    }
  }
  return errors;
}

/** Runs a step; what it throws for the theme's author becomes an error message. */
export function collectErrors(step) {
  try {
    return step();
  } catch (error) {
    if (error instanceof ThemeError) return [error.message];
    throw error;
  }
}
