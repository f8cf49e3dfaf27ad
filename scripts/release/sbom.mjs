// npm run sbom: writes the bill of materials of a release in CycloneDX JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listShippedPackages } from '../licences.mjs';
import { runPnpm } from '../pnpm.mjs';
import { readDependencyGraph } from './dependency-graph.mjs';
import { listNativeComponents } from './native-components.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The version of CycloneDX that most readers know. */
const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
const SHIPPED = ['--prod', '--filter', '@sahakorn/api', '--filter', '@sahakorn/portal'];

const toComponent = ({ name, version, license }) => ({
  type: 'library',
  name,
  version,
  purl: `pkg:generic/${name}@${version}`,
  'bom-ref': `pkg:generic/${name}@${version}`,
  ...(license && { licenses: [{ license: { id: license } }] }),
});

const compare = (first, second) => (first < second ? -1 : Number(first > second));

/** Adds the libraries inside the packages of programs, and licences that pnpm does not find. */
function completeComponents(components) {
  const packages = new Map(listShippedPackages().map((found) => [found.name, found]));
  return components.map((component) => {
    const name = [component.group, component.name].filter(Boolean).join('/');
    const { license, paths } = packages.get(name) ?? {};
    const inside = listNativeComponents(name, paths?.[0]);
    return {
      ...component,
      licenses: component.licenses ?? [{ license: { id: license } }],
      ...(inside.length > 0 && { components: inside.map(toComponent) }),
    };
  });
}

/** The dependencies among the packages that are shipped. */
function listDependencies(product, components) {
  const refs = [product, ...components.map((component) => component['bom-ref'])];
  const graph = readDependencyGraph(product);
  return refs.map((ref) => ({
    ref,
    dependsOn: [...(graph.get(ref) ?? [])].filter((needed) => refs.includes(needed)).sort(compare),
  }));
}

/**
 * The bill of materials of a release: the packages, as pnpm lists them, and the libraries inside them.
 * Without what differs in each run, so that the same input produces the same bytes.
 * @param {Date} time the time of the release
 */
export function createSbom(time) {
  const { serialNumber: _, ...bom } = JSON.parse(runPnpm(['sbom', ...FORMAT, ...SHIPPED], root));
  // pnpm lists packages in the order in which it has read them.
  const components = bom.components.toSorted((first, second) => compare(first['bom-ref'], second['bom-ref']));
  return {
    ...bom,
    metadata: { ...bom.metadata, timestamp: time.toISOString() },
    components: completeComponents(components),
    dependencies: listDependencies(bom.metadata.component['bom-ref'], components),
  };
}

function main() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const file = path.join(root, 'dist', `sahakorn-${version}.cdx.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(createSbom(new Date()), null, 2)}\n`);
  console.log(path.relative(root, file));
}

if (import.meta.main) main();
