// Which package needs which, from the lockfile: `pnpm sbom` names only one parent of each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');

const APPS = ['apps/api', 'apps/portal'];

/** The package URL of `name@version`; the lockfile puts the versions of peers behind it in brackets. */
const toPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version.replace(/\(.*$/, '')}`;

const readManifest = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Packages of the workspace are linked by their folder. */
function resolve(importer, [name, version]) {
  if (!version.startsWith('link:')) return toPurl(name, version);
  return toPurl(name, readManifest(path.join(importer, version.slice('link:'.length))).version);
}

function listImported(importers, folder) {
  const { dependencies = {}, optionalDependencies = {} } = importers[folder];
  return Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, { version }]) =>
    resolve(folder, [name, version]),
  );
}

/**
 * The packages that each package needs to run, by package URL.
 * @param {string} product the package URL of the whole
 * @returns {Map<string, Set<string>>}
 */
export function readDependencyGraph(product) {
  const { importers, snapshots } = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  const graph = new Map();
  const add = (from, to) => graph.set(from, (graph.get(from) ?? new Set()).union(new Set(to)));
  for (const folder of Object.keys(importers).filter((name) => name !== '.')) {
    const { name, version } = readManifest(folder);
    add(APPS.includes(folder) ? product : toPurl(name, version), listImported(importers, folder));
  }
  for (const [key, { dependencies = {}, optionalDependencies = {} }] of Object.entries(snapshots)) {
    const [, name, version] = /^(@?[^@]+)@(.+)$/.exec(key);
    const needed = Object.entries({ ...dependencies, ...optionalDependencies });
    add(
      toPurl(name, version),
      needed.map((entry) => toPurl(...entry)),
    );
  }
  return graph;
}
