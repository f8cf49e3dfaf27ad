// Holds the walls between the rooms of the house (docs/adr/0001): which folder may import which.
// Zones come from the folder listing, so a new feature or module is fenced the day it appears.
import { parseSync } from 'oxc-parser';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Workspace packages that each package may import. Apps import no app. */
const PACKAGE_ARROWS = {
  'packages/thai': [],
  'packages/rules': ['thai'],
  'packages/contract': ['thai'],
  'packages/ui': ['thai'],
  'apps/api': ['contract', 'rules', 'thai'],
  'apps/portal': ['contract', 'rules', 'thai', 'ui'],
};

/** Foreign packages that a package must never know. */
const FORBIDDEN = {
  'packages/thai': /^(react|react-dom)(\/|$)|^node:/,
  'packages/rules': /^(react|react-dom|zod|dayjs)(\/|$)|^node:/,
  'packages/contract': /^(react|react-dom|fastify|pg|kysely)(\/|$)|^node:/,
  'packages/ui': /^(react-router(-dom)?|@reduxjs\/toolkit|react-redux|zod)(\/|$)|^node:/,
  'apps/portal': /^(fastify|pg|kysely)(\/|$)/,
};

/** Inside an app a room imports its own height or lower; rooms not named here are the lowest. */
const HEIGHTS = {
  'apps/portal': { app: 6, server: 6, shell: 5, features: 4, domain: 3, components: 2, lib: 1 },
  'apps/api': {
    'server.ts': 4,
    'prepare-server.ts': 4,
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
  return Object.keys(PACKAGE_ARROWS).find((name) => file.startsWith(`${name}/`));
}

/** Where a source file lies: `apps/portal/src/features/deposit/x.ts` in room `features`, part `deposit`. */
function getRoom(file, home) {
  const [room, part] = file.slice(`${home}/src/`.length).split('/');
  return { room, part };
}

function moduleRequests(file, code) {
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

function refuseForeign(request, home) {
  const workspace = /^@sahakorn\/([a-z-]+)/.exec(request)?.[1];
  if (workspace && ![...PACKAGE_ARROWS[home], path.basename(home)].includes(workspace))
    return `${home} may not import @sahakorn/${workspace}`;
  if (FORBIDDEN[home]?.test(request)) return `${home} must not know ${request}`;
  return undefined;
}

function refuseInside(file, target, home) {
  if (!target.startsWith(`${home}/`)) return `a relative import must stay inside ${home}`;
  const heights = HEIGHTS[home];
  if (!heights || !target.startsWith(`${home}/src/`) || !file.startsWith(`${home}/src/`)) return undefined;
  const from = getRoom(file, home);
  const to = getRoom(target, home);
  if ((heights[to.room] ?? 0) > (heights[from.room] ?? 0)) return `${from.room} may not import ${to.room}`;
  const apart = from.room === to.room && from.part !== to.part;
  if (apart && to.room === 'features') return `a feature may not import a feature (${to.part})`;
  if (apart && to.room === 'modules' && target.endsWith('-queries.ts'))
    return `a module may not import a module's queries`;
  return undefined;
}

/**
 * The broken walls of one file.
 * @param {string} file path from the repository's root, with forward slashes
 * @param {string} code its text
 * @returns {string[]} one sentence for each
 */
export function brokenWalls(file, code) {
  const home = getPackage(file);
  if (!home) return [];
  const requests = [...new Set(moduleRequests(file, code))];
  return requests.flatMap((request) => {
    const refusal = isTest(file) ? refuseInTest(request, home) : refuse(file, request, home);
    return refusal ? [`${file}: ${refusal} ('${request}')`] : [];
  });
}

function refuse(file, request, home) {
  if (!request.startsWith('.')) return refuseForeign(request, home);
  return refuseInside(file, path.posix.join(path.posix.dirname(file), request), home);
}

/** Tests may use Node and reach any room of their own package, but no other app. */
function refuseInTest(request, home) {
  return request.startsWith('@sahakorn/') ? refuseForeign(request, home) : undefined;
}

/**
 * The circular imports among files, also by types and dynamic imports.
 * @param {ReadonlyMap<string, string>} codes text by path from the repository's root, with forward slashes
 * @returns {string[]} one chain for each import that closes a circle
 */
export function findCircularImports(codes) {
  return findCircles(getImports(codes));
}

/**
 * The circular imports among folders; tests may reach anywhere. A file directly under `src` stands for itself, as in
 * the rooms above.
 * @param {ReadonlyMap<string, string>} codes text by path from the repository's root, with forward slashes
 * @returns {string[]} one chain for each import that closes a circle
 */
export function findCircularFolders(codes) {
  const folders = new Map();
  for (const [file, targets] of getImports(codes)) {
    if (isTest(file)) continue;
    const folder = getFolder(file);
    const known = folders.get(folder) ?? new Set();
    for (const target of targets) if (getFolder(target) !== folder) known.add(getFolder(target));
    folders.set(folder, known);
  }
  return findCircles(folders);
}

function getFolder(file) {
  const folder = path.posix.dirname(file);
  return path.posix.basename(folder) === 'src' ? file : folder;
}

/** The files that each file imports. */
function getImports(codes) {
  return new Map(
    [...codes].map(([file, code]) => {
      const targets = moduleRequests(file, code)
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
  const broken = [
    ...[...codes].flatMap(([file, code]) => brokenWalls(file, code)),
    ...findCircularImports(codes).map((chain) => `Circular import: ${chain}`),
    ...findCircularFolders(codes).map((chain) => `Circular import of folders: ${chain}`),
  ];
  for (const line of broken) console.error(line);
  console.log(`Walls: ${files.length} files, ${broken.length} broken.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
