// Checks which package and which folder may import which (docs/adr/0001).
// A feature or module is known by its folder, so a new one is checked without being listed here.
import { parseSync } from 'oxc-parser';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Workspace packages that each package may import. Apps import no app. */
const ALLOWED_PACKAGES = {
  'packages/thai': [],
  'packages/rules': ['thai'],
  'packages/contract': ['thai'],
  'packages/ui': ['thai'],
  'apps/api': ['contract', 'rules', 'thai'],
  'apps/portal': ['contract', 'rules', 'thai', 'ui'],
};

/** External modules that each package must not import. */
const FORBIDDEN_MODULES = {
  'packages/thai': /^(react|react-dom)(\/|$)|^node:/,
  'packages/rules': /^(react|react-dom|zod|dayjs)(\/|$)|^node:/,
  'packages/contract': /^(react|react-dom|fastify|pg|kysely)(\/|$)|^node:/,
  'packages/ui': /^(react-router(-dom)?|@reduxjs\/toolkit|react-redux|zod)(\/|$)|^node:/,
  'apps/portal': /^(fastify|pg|kysely)(\/|$)/,
};

/**
 * Layers of each app by folder. A folder imports from its own layer or a
 * lower one; one not listed is in layer 0.
 */
const LAYERS = {
  'apps/portal': { app: 6, server: 6, shell: 5, features: 4, domain: 3, components: 2, lib: 1 },
  'apps/api': {
    'server.ts': 4,
    'prepare-server.ts': 4,
    'wait-for-database.ts': 4,
    cluster: 4,
    'cli.ts': 4,
    cli: 4,
    'app.ts': 4,
    'services.ts': 4,
    routes: 4,
    modules: 3,
    portal: 2,
    plugins: 2,
    db: 1,
  },
};

const isTest = (file) => /\.(test|stories|bench)\.[a-z]+$|(^|\/)(test|e2e|bench)\//.test(file);

function getPackage(file) {
  return Object.keys(ALLOWED_PACKAGES).find((name) => file.startsWith(`${name}/`));
}

/** `apps/portal/src/features/deposit/x.ts` is in folder `features`, subfolder `deposit`. */
function getFolder(file, home) {
  const [folder, subfolder] = file.slice(`${home}/src/`.length).split('/');
  return { folder, subfolder };
}

function getImports(file, code) {
  const { module } = parseSync(file, code);
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((item) => item.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((entry) =>
      code.slice(entry.moduleRequest.start, entry.moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    ),
  ];
}

function checkPackageImport(request, home) {
  const workspace = /^@sahakorn\/([a-z-]+)/.exec(request)?.[1];
  if (workspace && ![...ALLOWED_PACKAGES[home], path.basename(home)].includes(workspace))
    return `${home} may not import @sahakorn/${workspace}`;
  if (FORBIDDEN_MODULES[home]?.test(request)) return `${home} may not import ${request}`;
  return undefined;
}

function checkRelativeImport(file, target, home) {
  if (!target.startsWith(`${home}/`)) return `a relative import must stay inside ${home}`;
  const layers = LAYERS[home];
  if (!layers || !target.startsWith(`${home}/src/`) || !file.startsWith(`${home}/src/`)) return undefined;
  const from = getFolder(file, home);
  const to = getFolder(target, home);
  if ((layers[to.folder] ?? 0) > (layers[from.folder] ?? 0))
    return `${from.folder} may not import ${to.folder}`;
  const isSibling = from.folder === to.folder && from.subfolder !== to.subfolder;
  if (isSibling && to.folder === 'features') return `a feature may not import a feature (${to.subfolder})`;
  if (isSibling && to.folder === 'modules' && target.endsWith('-queries.ts'))
    return `a module may not import a module's queries`;
  return undefined;
}

/**
 * Finds the imports of one file that its package or folder may not have.
 * @param {string} file path from the repository's root, with forward slashes
 * @param {string} code its text
 * @returns {string[]} one sentence for each
 */
export function findViolations(file, code) {
  const home = getPackage(file);
  if (!home) return [];
  const requests = [...new Set(getImports(file, code))];
  return requests.flatMap((request) => {
    const violation = isTest(file) ? checkTestImport(request, home) : checkImport(file, request, home);
    return violation ? [`${file}: ${violation} ('${request}')`] : [];
  });
}

function checkImport(file, request, home) {
  if (!request.startsWith('.')) return checkPackageImport(request, home);
  return checkRelativeImport(file, path.posix.join(path.posix.dirname(file), request), home);
}

/** Tests may use Node and import any folder of their own package, but no other app. */
function checkTestImport(request, home) {
  return request.startsWith('@sahakorn/') ? checkPackageImport(request, home) : undefined;
}

/**
 * The circular imports among files, also by types and dynamic imports.
 * @param {ReadonlyMap<string, string>} codes text by path from the repository's root, with forward slashes
 * @returns {string[]} one chain of paths for each circle
 */
export function findCircularImports(codes) {
  return findCircles(getImportGraph(codes));
}

/**
 * The circular imports among folders, without those of tests. A file directly under `src` counts as a folder.
 * @param {ReadonlyMap<string, string>} codes text by path from the repository's root, with forward slashes
 * @returns {string[]} one chain for each import that closes a circle
 */
export function findCircularFolders(codes) {
  const folders = new Map();
  for (const [file, targets] of getImportGraph(codes)) {
    if (isTest(file)) continue;
    const folder = toFolderPath(file);
    const known = folders.get(folder) ?? new Set();
    for (const target of targets) if (toFolderPath(target) !== folder) known.add(toFolderPath(target));
    folders.set(folder, known);
  }
  return findCircles(folders);
}

function toFolderPath(file) {
  const folder = path.posix.dirname(file);
  return path.posix.basename(folder) === 'src' ? file : folder;
}

/** The files that each file imports. */
function getImportGraph(codes) {
  return new Map(
    [...codes].map(([file, code]) => {
      const targets = getImports(file, code)
        .filter((request) => request.startsWith('.'))
        .map((request) => path.posix.join(path.posix.dirname(file), request));
      return [file, new Set(targets.filter((target) => codes.has(target)))];
    }),
  );
}

function findCircles(imports) {
  const finished = new Set();
  const circles = [];
  const visit = (name, chain) => {
    const start = chain.indexOf(name);
    if (start >= 0) circles.push([...chain.slice(start), name].join(' -> '));
    if (start >= 0 || finished.has(name)) return;
    for (const target of imports.get(name) ?? []) visit(target, [...chain, name]);
    finished.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync('{packages,apps}/*/{src,test,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: repository });
  const codes = new Map(
    files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(repository, file), 'utf8')]),
  );
  const violations = [
    ...[...codes].flatMap(([file, code]) => findViolations(file, code)),
    ...findCircularImports(codes).map((chain) => `Circular import: ${chain}`),
    ...findCircularFolders(codes).map((chain) => `Circular import of folders: ${chain}`),
  ];
  for (const line of violations) console.error(line);
  console.log(`Import boundaries: ${files.length} files, ${violations.length} violations.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
