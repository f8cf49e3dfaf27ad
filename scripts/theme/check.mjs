// Checks one theme file as a whole.
import { ThemeError, readSheet, resolveProperty, rootProperties } from './cascade.mjs';
import { GRAYSCALE, judgeContrast, getRatios } from './contrast.mjs';
import { checkFace, getFaces } from './faces.mjs';
import { MODES, kitFaces, kitSheets } from './kit.mjs';
import * as limits from './limits.mjs';
import { faultsOfShape, themeName } from './shape.mjs';

/** Sheets as a page loads them: the kit's, then the theme's where it is not the kit's own. */
function sheetsWith(sheet, name) {
  return name === 'default' ? [...kitSheets().slice(0, -1), sheet] : [...kitSheets(), sheet];
}

function faultsOfFaces(sheet, properties) {
  const faces = [...getFaces(sheet), ...getFaces(kitFaces())];
  return ['--font-body', '--font-head'].flatMap((role) =>
    limits.findFaults(() => checkFace(role, resolveProperty(role, properties), faces)),
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
  const shape = faultsOfShape(sheet, name);
  if (shape.length > 0) return { name, errors: shape, warnings: [], pairs: [] };

  const sheets = sheetsWith(sheet, name);
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
    ...(name === 'default' ? [] : limits.faultsOfModes(sheet, name)),
    ...(name === 'default' ? [] : limits.faultsOfChoice(sheets, sheet, name)),
    ...verdict.errors,
    ...Object.entries(propertiesIn).flatMap(([mode, properties]) =>
      limits.findFaults(() => limits.faultsOfMeaning(mode, properties)),
    ),
    ...limits.findFaults(() => limits.faultsOfPaper(propertiesIn.print)),
    ...limits.findFaults(() => limits.faultsOfLengths(propertiesIn.light)),
    ...faultsOfFaces(sheet, propertiesIn.light),
  );
  return { name, errors: [...new Set(errors)], warnings: verdict.warnings, pairs };
}

export { ThemeError };
