// npm run licences: prints the licence of every shipped package, and ends with 1 if one is not allowed.
import path from 'node:path';
import { runPnpm } from './pnpm.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** They permit use and distribution beside the MIT licence, on condition that their texts are kept. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  '(MIT OR Apache-2.0)',
];

/** Single packages under other terms; docs/third-party.md describes how these are met. */
const EXCEPTIONS = [
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later' },
  { name: /^dejavu-fonts-ttf$/, license: 'Bitstream-Vera' },
];

/** Licences that are in a package, but not in its package.json. */
const MANUAL_LICENCES = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

/**
 * The packages that a release contains, as installed here for this platform, sorted by name.
 * @returns {{ name: string, versions: string[], paths: string[], license: string }[]}
 */
export function listShippedPackages() {
  const byLicence = JSON.parse(runPnpm(['--recursive', 'licenses', 'list', '--prod', '--json'], root));
  return Object.values(byLicence)
    .flat()
    .map((found) => ({ ...found, license: MANUAL_LICENCES[found.name] ?? found.license }))
    .sort((first, second) => (first.name < second.name ? -1 : 1));
}

/** The packages whose licence is not in the list of accepted ones. */
export function findForbidden(packages) {
  return packages.filter(
    ({ name, license }) =>
      !ALLOWED.includes(license) &&
      !EXCEPTIONS.some((exception) => exception.name.test(name) && exception.license === license),
  );
}

function main() {
  const packages = listShippedPackages();
  for (const { name, versions, license } of packages) {
    console.log(`${license.padEnd(20)} ${name} ${versions.join(', ')}`);
  }
  const forbidden = findForbidden(packages);
  for (const { name, license } of forbidden)
    console.error(`✗ ${name}: the licence ${license} is not allowed`);
  process.exitCode = forbidden.length === 0 ? 0 : 1;
}

if (import.meta.main) main();
