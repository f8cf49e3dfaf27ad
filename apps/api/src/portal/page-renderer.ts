import { createHash } from 'node:crypto';
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
    dynamicImports: z.array(z.string()).default([]),
  }),
) satisfies z.ZodType<Manifest>;

/** Whether the portal was built. */
export function isBuilt(folder: string): boolean {
  return existsSync(path.join(folder, ENTRY));
}

export type LoadedRenderer = PageRenderer & {
  /** The hashes by which the content security policy allows the inline style sheets. */
  getStyleHash: (file: string) => string;
};

/** Loads the part of the portal's build that renders pages. */
export async function loadPageRenderer(folder: string): Promise<LoadedRenderer> {
  const manifest = ManifestFile.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')));
  const entry = (await import(pathToFileURL(path.join(folder, ENTRY)).href)) as {
    createPageRenderer: CreatePageRenderer;
  };
  const files = Object.values(manifest).map(({ file }) => file);
  const styles = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
  );
  const hashes = new Map(
    [...styles].map(([file, text]) => [file, createHash('sha256').update(text).digest('base64')]),
  );
  return {
    ...entry.createPageRenderer(manifest, styles),
    getStyleHash: (file) => `'sha256-${hashes.get(file) ?? ''}'`,
  };
}
