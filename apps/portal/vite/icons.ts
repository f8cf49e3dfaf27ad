import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const LIST = path.join(import.meta.dirname, '../node_modules', PACKAGE, 'dist/esm/lucide-react.mjs');

/** In the place of the library's own. */
const MAKER = path.join(import.meta.dirname, '../src/icons/create-icon.ts');

const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;
const LISTED = /export \{([^}]+)\} from '\.\/icons\/([^']+)\.mjs'/g;

/**
 * Imports every icon from its own file. Through the package's list each source would seem to need all 1,900 of them, and
 * nothing could tell which icons the first page shows.
 */
export function iconsOneByOne(): Plugin {
  const files = filesOfIcons();
  return {
    name: 'sahakorn-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes(`/${PACKAGE}/`) ? MAKER : undefined,
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id) || !code.includes(PACKAGE)) return undefined;
      return code.replaceAll(IMPORT, (_import, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => importOf(name, files))
          .join(' '),
      );
    },
  };
}

function importOf(name: string, files: ReadonlyMap<string, string>): string {
  const [exported = '', local = exported] = name.split(' as ');
  const file = files.get(exported);
  if (file === undefined) throw new Error(`${PACKAGE} has no icon ${exported}`);
  return `import ${local} from '${PACKAGE}/icons/${file}';`;
}

/** The file of every icon, by each of its names. */
function filesOfIcons(): Map<string, string> {
  const listed = [...readFileSync(LIST, 'utf8').matchAll(LISTED)];
  return new Map(
    listed.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
