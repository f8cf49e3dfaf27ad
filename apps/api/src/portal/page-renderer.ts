import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePageRenderer, Manifest, PageRenderer } from '@sahakorn/contract/page-render';
import { z } from 'zod';

const ENTRY = '.server/entry.js';
const MANIFEST = '.vite/manifest.json';

const ManifestFile = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
) satisfies z.ZodType<Manifest>;

/** Whether the portal was built. */
export function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, ENTRY));
}

/** Loads the part of the portal's build that renders pages. */
export async function loadPageRenderer(folder: string): Promise<PageRenderer> {
  const manifest = ManifestFile.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  const entry = (await import(pathToFileURL(path.join(folder, ENTRY)).href)) as {
    createPageRenderer: CreatePageRenderer;
  };
  return entry.createPageRenderer(manifest);
}
