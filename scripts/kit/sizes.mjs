// What a component costs an app that has React: its entry bundled alone, minified, compressed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { runPnpm } from '../pnpm.mjs';
import { root } from './build.mjs';

const HOME = path.join(root, 'packages/ui/bench/sizes');
const PEERS = path.join(HOME, 'peers');
const RECORD = path.join(HOME, 'record.json');

/** A component may grow by this much before its new size must be accepted. */
export const GROWTH = { share: 0.05, bytes: 150 };

/**
 * A component may cost this much more than its twin in shadcn/ui, whose figure has imports only. What keeps Thai words
 * whole is not counted, because the twins have nothing of the kind.
 */
export const OVER_TWIN = 0.4;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The entry and the files that it imports statically. */
function staticFiles(output) {
  const names = new Set([output.find((file) => file.isEntry).fileName]);
  for (const name of names)
    for (const other of output.find((file) => file.fileName === name)?.imports ?? []) names.add(other);
  return names;
}

/**
 * Compressed bytes that a module brings into an app, without React: at once, and what it fetches when it is needed.
 * @param {string} folder where its imports are found
 * @param {string} code the module
 * @returns {Promise<{ bytes: number, later?: number }>}
 */
export async function compressedSize(folder, code) {
  const entry = path.join(folder, '__entry.js');
  const { output } = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: { order: 'pre', handler: (id) => (id === entry ? id : undefined) },
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
        // Of a package of a thousand icons only those in use are read.
        experimental: { lazyBarrel: true },
        output: { format: 'es' },
      },
    },
  });
  const names = staticFiles(output);
  const sum = (files) => files.reduce((all, file) => all + gzipSync(file.code, { level: 9 }).length, 0);
  const bytes = sum(output.filter((file) => names.has(file.fileName)));
  const later = sum(output.filter((file) => file.code !== undefined && !names.has(file.fileName)));
  return later === 0 ? { bytes } : { bytes, later };
}

/**
 * What every component of the built kit costs, by name.
 * @param {{ folder: string, manifest: object }} built the kit, as `buildKit` gives it
 */
export async function measureKit({ folder, manifest }) {
  const sizes = {};
  for (const [name, target] of Object.entries(manifest.exports))
    if (typeof target === 'object')
      sizes[name.slice(2)] = await compressedSize(folder, `export * from '${target.default}';`);
  return sizes;
}

const toExports = (imports) =>
  Object.entries(imports)
    .map(([name, names]) => `export { ${[...new Set(names)].join(', ')} } from '${name}';`)
    .join('\n');

/** shadcn/ui is copied, not installed: what its published sources import is the least that they cost. */
function shadcnImports(sources, parts) {
  const imports = { clsx: ['clsx'], 'tailwind-merge': ['twMerge'] };
  for (const part of parts)
    for (const [name, names] of Object.entries(sources[part]))
      imports[name] = [...(imports[name] ?? []), ...names];
  return imports;
}

/** Compressed bytes of each component's twins, by name: `{ shadcn?, themes? }`. Installs them when they are missing. */
export async function measureTwins() {
  runPnpm(['install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline', '--silent'], PEERS);
  const { shadcn, twins } = readJson(path.join(HOME, 'twins.json'));
  const sizes = {};
  for (const [name, twin] of Object.entries(twins)) {
    const measure = async (imports) => (await compressedSize(PEERS, toExports(imports))).bytes;
    sizes[name] = {
      ...(twin.shadcn && { shadcn: await measure(shadcnImports(shadcn, twin.shadcn)) }),
      ...(twin.themes && { themes: await measure({ '@radix-ui/themes': twin.themes }) }),
    };
  }
  return sizes;
}

/** Compressed bytes of what merges class names, for the kit and for shadcn/ui. */
export async function measureClassNames() {
  return (await compressedSize(PEERS, toExports(shadcnImports({}, [])))).bytes;
}

/** Compressed bytes of what keeps Thai words, dates and numbers on one line. */
export async function measureThaiLines({ folder }) {
  return (await compressedSize(folder, "export * from './internal/phrases.js';")).bytes;
}

/** The accepted sizes. */
export const readRecord = () => readJson(RECORD);

const mayGrowTo = (bytes) => bytes + Math.max(GROWTH.bytes, bytes * GROWTH.share);

/** Components that cost more than their record allows; those without one are not among them. */
export function grown(sizes, record) {
  return Object.entries(sizes).filter(([name, { bytes, later = 0 }]) => {
    const known = record[name];
    return known && (bytes > mayGrowTo(known.bytes) || later > mayGrowTo(known.later ?? 0));
  });
}

/**
 * Components that cost too much more than their twin in shadcn/ui, each with the bytes it may cost.
 * @param {number} thaiLines bytes of a component that no twin has, by `measureThaiLines`
 */
export function heavierThanTwins(sizes, twins, thaiLines) {
  return Object.entries(twins)
    .filter(([name, { shadcn }]) => name in sizes && shadcn)
    .map(([name, { shadcn }]) => [name, Math.floor(shadcn * (1 + OVER_TWIN)) + thaiLines])
    .filter(([name, most]) => sizes[name].bytes > most);
}

/** Accepts the sizes: writes the record, and the page that people read. */
export function writeRecord({ sizes, ...others }) {
  writeFileSync(RECORD, `${JSON.stringify(sizes, null, 2)}\n`);
  writeFileSync(path.join(root, 'docs/sizes.md'), sizesPage({ sizes, ...others }));
}

/** Compressed bytes of the style sheets: the whole of the kit's, and of Radix Themes'. */
export function measureStyles({ folder }) {
  const compressed = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
  return {
    kit: compressed(path.join(folder, 'styles/styles.css')),
    themes: compressed(path.join(PEERS, 'node_modules/@radix-ui/themes/styles.css')),
  };
}

const kilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1));

/** The table for people, in kilobytes (1,000 bytes). */
export function sizesTable(sizes, twins) {
  const rows = Object.entries(sizes).map(([name, { bytes, later }]) => {
    const { shadcn, themes } = twins[name] ?? {};
    return `| ${[name, ...[bytes, later, shadcn, themes].map(kilobytes)].join(' | ')} |`;
  });
  const heads = ['component', 'kit', 'when needed', 'shadcn/ui', 'Radix Themes'];
  return [`| ${heads.join(' | ')} |`, `|---|${'---:|'.repeat(heads.length - 1)}`, ...rows].join('\n');
}

function sizesPage({ sizes, twins, styles, classNames, thaiLines }) {
  return `# What a component costs

Kilobytes (1,000 bytes) that importing one component adds to an app that has React: its entry bundled alone, minified, gzip. *When needed* is loaded only when its reader opens something, such as a calendar. \`npm run size\` measures and compares, \`npm run size -- --accept\` writes this page.

Components share code, so two together cost less than their sum. Most of a small component is what every component has: merging class names (\`clsx\`, \`tailwind-merge\`) takes ${kilobytes(classNames)} kB, keeping Thai words, dates and numbers on one line ${kilobytes(thaiLines)} kB, each once in an app.

- **shadcn/ui** is copied into an app, not installed. The figure is what the published source of the same part imports (Radix, class-variance-authority, clsx, tailwind-merge, lucide) without its own lines, so the least that it can cost. \`packages/ui/bench/sizes/twins.json\` lists the imports.
- **Radix Themes** is measured as installed. It merges no class names, but adds to each app one style sheet of ${kilobytes(styles.themes)} kB; the kit's whole \`styles.css\` is ${kilobytes(styles.kit)} kB, with Tailwind only what is used.
- A component may cost at most ${OVER_TWIN * 100} % more than its twin in shadcn/ui, which keeps no Thai words whole, so that part is not counted. It may grow by ${GROWTH.bytes} bytes or ${GROWTH.share * 100} %, whichever is more, before its new size must be accepted; \`npm test\` checks that.

${sizesTable(sizes, twins)}
`;
}
