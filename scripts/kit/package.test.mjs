// What is inside the tarballs, as the tools for package authors see it.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { root } from './build.mjs';

const packed = inject('packed');

/** These packages have no CommonJS, by choice: problems of CommonJS readers alone are expected. */
const ESM_ONLY = ['node10', 'node16-cjs'];

const sourceManifest = (name) =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));

function openTarball(tarball) {
  return createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
}

describe.each(packed)('$manifest.name as packed', ({ name, manifest, tarball }) => {
  it('passes publint', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: 'suggestion', strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that are right wherever ES modules are read', async () => {
    const { problems } = await checkPackage(openTarball(tarball), {
      excludeEntrypoints: [/\.(css|json)$/],
    });
    const unexpected = problems.filter(({ resolutionKind }) => !ESM_ONLY.includes(resolutionKind));
    expect(unexpected).toEqual([]);
  });

  it('has every entry of the source package, each with its file', () => {
    const archive = openTarball(tarball);
    const lines = Object.entries(manifest.exports);
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining(Object.keys(sourceManifest(name).exports)),
    );
    const files = lines.flatMap(([, target]) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const missing = files.filter(
      (file) => !archive.fileExists(path.posix.join('/node_modules', manifest.name, file)),
    );
    expect(missing).toEqual([]);
  });

  it('carries its licence and its words, and no source, test, story or path of a machine', () => {
    const archive = openTarball(tarball);
    const files = archive.listFiles();
    const inside = files.map((file) => file.replace(`/node_modules/${manifest.name}/`, ''));
    expect(inside).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']));
    expect(inside.filter((file) => /(?<!\.d)\.tsx?$|\.(test|stories|fixtures)\.|\.mdx$/.test(file))).toEqual(
      [],
    );
    const texts = files.filter((file) => /\.(js|css|json|ts|md)$/.test(file));
    expect(texts.filter((file) => archive.readFile(file).includes(root))).toEqual([]);
  });

  it('says in its changelog what has changed', () => {
    const changelog = openTarball(tarball).readFile(`/node_modules/${manifest.name}/CHANGELOG.md`);
    expect(changelog).toMatch(new RegExp(`^# ${manifest.name}\n\n## .+\n\n- `));
  });

  it('requires nothing that only this workspace has', () => {
    const ranges = Object.values({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(ranges.filter((range) => /^(workspace|file|link|catalog):/.test(range))).toEqual([]);
    expect(Object.keys(manifest)).not.toContain('private');
  });
});
