// Checks one theme file as a whole.
import { ThemeError, readSheet, resolveProperty, rootProperties } from './cascade.mjs';
import { GRAYSCALE, judgeContrast, getRatios } from './contrast.mjs';
import { checkFace, getFaces } from './faces.mjs';
import { MODES, kitFaces, kitSheets } from './kit.mjs';
import * as limits from './limits.mjs';
import { checkShape, themeName } from './shape.mjs';

/** Sheets as a page loads them: the kit's, then the theme's where it is not the kit's own. */
function getSheets(sheet, name) {
  return name === 'default' ? [...kitSheets().slice(0, -1), sheet] : [...kitSheets(), sheet];
}

function checkFaces(sheet, properties) {
  const faces = [...getFaces(sheet), ...getFaces(kitFaces())];
  return ['--font-body', '--font-head'].flatMap((role) =>
    limits.collectErrors(() => checkFace(role, resolveProperty(role, properties), faces)),
  );
}

/**
 * Checks a theme.
 * @param {string} file path of its CSS
 * @returns {{ name: string, errors: string[], warnings: string[], pairs: ReturnType<typeof getRatios> }}
 * @throws {ThemeError} when there is no theme to check
 */
export function checkTheme(file) {
  const sheet = readSheet(file);
  const name = themeName(sheet);
  const shape = checkShape(sheet, name);
  if (shape.length > 0) return { name, errors: shape, warnings: [], pairs: [] };

  const sheets = getSheets(sheet, name);
  const propertiesIn = Object.fromEntries(
    Object.entries(MODES).map(([mode, element]) => [
      mode,
      rootProperties(sheets, { theme: name, ...element }),
    ]),
  );
  const errors = [];
  const pairs = [...Object.entries(propertiesIn), [GRAYSCALE, propertiesIn.light]].flatMap(
    ([mode, properties]) => getRatios(mode, properties, errors),
  );
  const own = rootProperties([sheet], { theme: name, ...MODES.light });
  const verdict = judgeContrast(pairs, { strict: name === 'default', ownRoles: new Set(own.keys()) });
  errors.push(
    ...(name === 'default' ? [] : limits.checkModes(sheet, name)),
    ...(name === 'default' ? [] : limits.checkSelection(sheets, sheet, name)),
    ...verdict.errors,
    ...Object.entries(propertiesIn).flatMap(([mode, properties]) =>
      limits.collectErrors(() => limits.checkMeaning(mode, properties)),
    ),
    ...limits.collectErrors(() => limits.checkPaper(propertiesIn.print)),
    ...limits.collectErrors(() => limits.checkLengths(propertiesIn.light)),
    ...checkFaces(sheet, propertiesIn.light),
  );
  return { name, errors: [...new Set(errors)], warnings: verdict.warnings, pairs };
}

export { ThemeError };
