import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = (name: string) => path.join(import.meta.dirname, '../src', name);

/** What every page begins with. */
const EVERY_PAGE = [source('app/main.tsx')];

/** The first page of a visitor: its frame and itself. The server has rendered it: it begins no queries. */
const FIRST_PAGE = ['shell/info-shell.tsx', 'features/home/home-page.tsx'].map(source);

/** Pages to read: what they need of the kit is little, and all the rest of it is much. */
const READING = [
  'features/list/list-page.tsx',
  'features/list/search-page.tsx',
  'features/board/board-page.tsx',
  'features/finder/finder-page.tsx',
].map(source);

/** Pages with something to open: pictures, questions before something is deleted. */
const OPENING = ['features/article/article-page.tsx', 'features/board/board-topic-page.tsx'].map(source);

/** The way into the member area and its frame: what these share with the first page both load. */
const MEMBER_PAGES = [
  'shell/member-shell.tsx',
  'app/member-queries.ts',
  'features/logon/logon-page.tsx',
  'features/member/status-page.tsx',
  'features/deposit/deposit-page.tsx',
  'features/deposit/deposit-statement-page.tsx',
  'features/loan/loan-page.tsx',
].map(source);

/** What member screens ask for their data with: whoever comes to one fetches all of it, in one piece. */
const QUERIES = [source('app/member-queries.ts')];

/** The table of the public screens, and the screens on the way in: none of them is to fetch that piece. */
const PUBLIC_ROUTES = source('app/info-routes.ts');
const WAYS_IN = [
  'features/logon/logon-page.tsx',
  'features/registration/registration-page.tsx',
  'features/impersonation/impersonate-page.tsx',
  'features/verify/verify-page.tsx',
].map(source);

const ENTRIES = new Set([...FIRST_PAGE, ...MEMBER_PAGES]);

/** What every page is built with. In one file with what every page begins with: apart they are 3 kB more. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|@reduxjs|immer|reselect|use-sync-external-store|@standard-schema)\//;

/** Reached by name alone, through `date.ts`: the first page shows dates and reckons with none. */
const UNUSED_AT_FIRST = /node_modules\/dayjs\/|thai\/src\/date-arithmetic\.ts/;

/** Everything that modules import, and what that imports in turn, at once. */
function reachedFrom(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (id: string) => {
    if (reached.has(id) || UNUSED_AT_FIRST.test(id)) return;
    reached.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  entries.forEach(follow);
  return reached;
}

const KIT = /packages\/(ui|thai)\/src\/|node_modules\/(lucide-react|@radix-ui|@floating-ui)\//;

/** The same with what those libraries need in turn. */
const OF_THE_KIT = /packages\/(ui|thai)\/src\/|node_modules\//;

type Reached = Readonly<
  Record<'every' | 'first' | 'reading' | 'opening' | 'member' | 'queries', ReadonlySet<string>>
>;

function reachOf(modules: Modules): Reached {
  const publicScreens = modules.getModuleInfo(PUBLIC_ROUTES)?.dynamicallyImportedIds ?? [];
  const others = reachedFrom([...publicScreens, ...WAYS_IN], modules);
  return {
    every: reachedFrom(EVERY_PAGE, modules),
    first: reachedFrom(FIRST_PAGE, modules),
    reading: reachedFrom(READING, modules),
    opening: reachedFrom(OPENING, modules),
    member: reachedFrom(MEMBER_PAGES, modules),
    queries: new Set([...reachedFrom(QUERIES, modules)].filter((id) => !others.has(id))),
  };
}

/** The piece that a module belongs to; null for one that comes with every page, or with one screen alone. */
function pieceOf(): Rolldown.CodeSplittingNameFunction {
  let known: Reached | undefined;
  return (id, modules) => {
    known ??= reachOf(modules);
    // They keep names of their own: by these the server finds what a page needs.
    if (ENTRIES.has(id)) return null;
    if (known.every.has(id) || FRAMEWORK.test(id)) return 'start';
    if (known.first.has(id)) return known.member.has(id) ? 'start' : 'public';
    if (known.queries.has(id)) return 'queries';
    if (!OF_THE_KIT.test(id)) return null;
    if (known.reading.has(id)) return 'reading';
    return known.opening.has(id) ? 'opening' : null;
  };
}

/**
 * How the code is put into files: the first page of a visitor in few and large pieces, which compress better than crumbs,
 * and nothing in them that it does without.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Of the kit and of the schemas alike: without them neither waits for the other.
  { name: 'numbers', test: /packages\/thai\/src\/(digits|membership-no)\.ts/, priority: 4 },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|packages\/contract\/src\/(call|envelope|values)\.ts/,
    priority: 3,
  },
  { name: pieceOf(), debugName: 'first page', priority: 1, includeDependenciesRecursively: false },
  { name: 'kit', test: KIT, minShareCount: 2, priority: 0 },
];

/** Fails the build where files import each other in a circle: one of them would run before what it needs. */
export function noCircles(): Plugin {
  return {
    name: 'sahakorn-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const done = new Set<string>();
      const follow = (file: string, way: readonly string[]) => {
        if (way.includes(file)) this.error(`Files in a circle: ${[...way, file].join(' → ')}`);
        if (done.has(file)) return;
        for (const imported of importsOf(file)) follow(imported, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
