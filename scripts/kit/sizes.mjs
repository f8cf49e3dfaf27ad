// Measures how many bytes a component adds to an app that has React: its entry
// bundled by itself, minified and compressed.
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
 * A component may be larger than its twin in shadcn/ui by this share, because the twin's figure has imports
 * only. The code that keeps Thai words on one line is not counted, because the twins have none.
 */
export const MAX_EXCESS_OVER_TWIN = 0.4;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The entry and the files that it imports statically. */
function staticFiles(output) {
  const names = new Set([output.find((file) => file.isEntry).fileName]);
  for (const name of names)
    for (const other of output.find((file) => file.fileName === name)?.imports ?? []) names.add(other);
  return names;
}

/**
 * Compressed bytes that a module adds to an app that has React: at once,
 * and `later` with its dynamic imports.
 * @param {string} folder where its imports are resolved
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
        // Reads only the icons in use from a package with a thousand.
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
 * The size of every component of the built kit, by name.
 * @param {{ folder: string, manifest: object }} built the kit, as `buildKit` returns it
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

/** shadcn/ui is copied, not installed: the imports of its published source are a lower bound of its size. */
function shadcnImports(sources, parts) {
  const imports = { clsx: ['clsx'], 'tailwind-merge': ['twMerge'] };
  for (const part of parts)
    for (const [name, names] of Object.entries(sources[part]))
      imports[name] = [...(imports[name] ?? []), ...names];
  return imports;
}

/**
 * Compressed bytes of each component's twins, by name: `{ shadcn?, themes? }`.
 * Installs the libraries if they are missing.
 */
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

/**
 * Compressed bytes of all components that have a twin in a library, and of these twins, each bundled as one
 * module, so that shared code counts once.
 * @returns {Promise<Record<'shadcn' | 'themes', { count: number, kit: number, twins: number }>>}
 */
export async function measureTogether({ folder, manifest }) {
  const { shadcn, twins } = readJson(path.join(HOME, 'twins.json'));
  const measure = async (library, toImports) => {
    const names = Object.keys(twins).filter((name) => twins[name][library]);
    const entries = names.map((name) => manifest.exports[`./${name}`].default);
    const kit = await compressedSize(
      folder,
      entries.map((entry, place) => `export * as part${place} from '${entry}';`).join('\n'),
    );
    const imports = toImports(names.flatMap((name) => twins[name][library]));
    const { bytes } = await compressedSize(PEERS, toExports(imports));
    return { count: names.length, kit: kit.bytes + (kit.later ?? 0), twins: bytes };
  };
  return {
    shadcn: await measure('shadcn', (parts) => shadcnImports(shadcn, parts)),
    themes: await measure('themes', (parts) => ({ '@radix-ui/themes': parts })),
  };
}

/** Compressed bytes of the class name helpers that the kit and shadcn/ui use. */
export async function measureClassNames() {
  return (await compressedSize(PEERS, toExports(shadcnImports({}, [])))).bytes;
}

/** Compressed bytes of the code that keeps Thai words, dates and numbers on one line. */
export async function measureThaiLines({ folder }) {
  return (await compressedSize(folder, "export * from './internal/phrases.js';")).bytes;
}

/** The accepted sizes. */
export const readRecord = () => readJson(RECORD);

const mayGrowTo = (bytes) => bytes + Math.max(GROWTH.bytes, bytes * GROWTH.share);

/**
 * Components that have grown more than allowed since their recorded size. One without a record is left out.
 */
export function grown(sizes, record) {
  return Object.entries(sizes).filter(([name, { bytes, later = 0 }]) => {
    const known = record[name];
    return known && (bytes > mayGrowTo(known.bytes) || later > mayGrowTo(known.later ?? 0));
  });
}

/**
 * Components that exceed their limit, which is derived from their twin in
 * shadcn/ui, each with that limit in bytes.
 * @param {number} thaiLines bytes from `measureThaiLines`
 */
export function heavierThanTwins(sizes, twins, thaiLines) {
  return Object.entries(twins)
    .filter(([name, { shadcn }]) => name in sizes && shadcn)
    .map(([name, { shadcn }]) => [name, Math.floor(shadcn * (1 + MAX_EXCESS_OVER_TWIN)) + thaiLines])
    .filter(([name, most]) => sizes[name].bytes > most);
}

/**
 * Components that are larger than each of their twins.
 * @returns {string[]} names
 */
export function largerThanAllTwins(sizes, twins) {
  return Object.keys(twins).filter(
    (name) => name in sizes && sizes[name].bytes > Math.max(...Object.values(twins[name])),
  );
}

/** Accepts the sizes: writes the record and docs/sizes.md. */
export function writeRecord({ sizes, ...others }) {
  writeFileSync(RECORD, `${JSON.stringify(sizes, null, 2)}\n`);
  writeFileSync(path.join(root, 'docs/sizes.md'), sizesPage({ sizes, ...others }));
}

/** Compressed bytes of the whole style sheets of the kit and of Radix Themes. */
export function measureStyles({ folder }) {
  const compressed = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
  return {
    kit: compressed(path.join(folder, 'styles/styles.css')),
    themes: compressed(path.join(PEERS, 'node_modules/@radix-ui/themes/styles.css')),
  };
}

const kilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1));

/** The table of the page, in kilobytes (1,000 bytes). */
export function sizesTable(sizes, twins) {
  const rows = Object.entries(sizes).map(([name, { bytes, later }]) => {
    const { shadcn, themes } = twins[name] ?? {};
    return `| ${[name, ...[bytes, later, shadcn, themes].map(kilobytes)].join(' | ')} |`;
  });
  const heads = ['component', 'kit', 'when needed', 'shadcn/ui', 'Radix Themes'];
  return [`| ${heads.join(' | ')} |`, `|---|${'---:|'.repeat(heads.length - 1)}`, ...rows].join('\n');
}

function sizesPage({ sizes, twins, together, styles, classNames, thaiLines }) {
  const larger = largerThanAllTwins(sizes, twins);
  const { shadcn, themes } = together;
  return `# Size of each component

**${larger.length} of the ${Object.keys(twins).length} components with a counterpart in shadcn/ui or Radix Themes are larger than every counterpart they have:** ${larger.join(', ')}.

The table shows how many kilobytes (1,000 bytes) a component adds to an app that has React: its entry bundled alone, minified, gzip. *When needed* is loaded later, for example when a reader opens a calendar. \`npm run size\` measures and compares; \`npm run size -- --accept\` writes this page.

## Why the figures differ

- Every row counts shared code again. Each component of the kit includes the class name helpers (\`clsx\`, \`tailwind-merge\`; ${kilobytes(classNames)} kB) and most include the code that keeps Thai words, dates and numbers on one line (${kilobytes(thaiLines)} kB). An app loads both once.
- **shadcn/ui** is copied into an app, not installed. Its figure has the packages that its published source imports, including the class name helpers, but not that source itself. It is a lower bound. \`packages/ui/bench/sizes/twins.json\` lists the imports.
- **Radix Themes** is measured as installed. It needs no class name helpers. Its styles are in one sheet of ${kilobytes(styles.themes)} kB, which is in no row and which every app loads whole. The kit's complete \`styles.css\` is ${kilobytes(styles.kit)} kB; with Tailwind an app gets only the rules it uses.
- A component of the kit often does more than its counterpart. A field includes its label, hint and error text; a button its busy state.

An app that uses all components with a counterpart loads shared code once:

| all in one bundle, kB | components | kit | counterparts |
|---|---:|---:|---:|
| shadcn/ui, imports only | ${shadcn.count} | ${kilobytes(shadcn.kit)} | ${kilobytes(shadcn.twins)} |
| Radix Themes, scripts | ${themes.count} | ${kilobytes(themes.kit)} | ${kilobytes(themes.twins)} |
| Radix Themes, scripts and whole style sheets | ${themes.count} | ${kilobytes(themes.kit + styles.kit)} | ${kilobytes(themes.twins + styles.themes)} |

## Limits

A component may be at most ${MAX_EXCESS_OVER_TWIN * 100} % larger than its counterpart in shadcn/ui, not counting the code for Thai lines, which shadcn/ui does not have. \`npm run size\` checks this. A component may grow by ${GROWTH.bytes} bytes or ${GROWTH.share * 100} %, whichever is more, before its new size must be accepted; \`npm test\` checks this.

## Sizes

${sizesTable(sizes, twins)}
`;
}
