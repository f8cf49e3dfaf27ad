import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@sahakorn/contract/page-render';
import { z } from 'zod';

const RENDERER = '.server/server-entry.js';
const MANIFEST = '.vite/manifest.json';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Whether the portal's build can render on the server. */
export function hasRenderer(folder: string): boolean {
  return existsSync(path.join(folder, RENDERER));
}

/** Loads the part of the portal's build that renders pages. */
export async function loadRenderer(folder: string): Promise<PageRenderer> {
  const module: unknown = await import(pathToFileURL(path.join(folder, RENDERER)).href);
  if (isRenderer(module)) return module;
  throw new Error(`${RENDERER} of the portal's build renders no pages: build it anew`);
}

function isRenderer(module: unknown): module is PageRenderer {
  if (typeof module !== 'object' || module === null) return false;
  return 'renderPage' in module && 'placeAt' in module && 'sourcesAt' in module;
}

/** Gives the addresses of all files that sources of the portal became, with those that they need in turn. */
export function readSourceFiles(folder: string): (sources: readonly string[]) => string[] {
  const file = path.join(folder, MANIFEST);
  const manifest = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return (sources) => [...filesOf(manifest, sources)];
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const name of [chunk.file, ...chunk.css]) files.add(`/${name}`);
    chunk.imports.forEach(follow);
  };
  sources.forEach(follow);
  return files;
}
