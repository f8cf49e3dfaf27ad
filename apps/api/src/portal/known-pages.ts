import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getErrorCode } from '../operator-error.ts';
import { pathPattern } from '../plugins/path-pattern.ts';

const FILE = 'routes.json';

const Patterns = z.array(z.string().startsWith('/'));

/** Whether the portal has a page at a path; without the portal's list every path may be one. */
export type KnownPages = (pagePath: string) => boolean;

/** Reads the list of path patterns, such as `/show/:topicId`, that the portal's build leaves in `routes.json`. */
export function readKnownPages(folder: string): KnownPages {
  const patterns = readPatterns(path.join(folder, FILE))?.map(pathPattern);
  return (pagePath) => patterns?.some((pattern) => pattern.test(withoutLastSlash(pagePath))) ?? true;
}

/** The router takes `/home/` for `/home`. */
function withoutLastSlash(pagePath: string): string {
  return pagePath.length > 1 ? pagePath.replace(/\/$/, '') : pagePath;
}

function readPatterns(file: string): string[] | null {
  try {
    return Patterns.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
