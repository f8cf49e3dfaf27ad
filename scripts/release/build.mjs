// npm run build:release: makes dist/sahakorn-<version>+<commit>-<platform>.tar.gz, which starts
// without building or installing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-fs';
import { COMMIT, RELEASE } from '../../apps/api/src/version.ts';
import { ensurePortalBuild } from '../build.mjs';
import { findForbidden, listShippedPackages } from '../licences.mjs';
import { NODE_RANGE } from '../node-version.mjs';
import { run, runPnpm } from '../pnpm.mjs';
import { createNotices } from './notices.mjs';
import { createSbom } from './sbom.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What is copied as it is. The layout is that of the repository: its paths hold in both. */
const FOLDERS = ['apps/api/src', 'apps/portal/dist', 'bin', 'content', 'docs', 'examples', 'licences'];
/** Packages of the workspace that the API may need; the kit is built into the portal. */
const PACKAGES = globSync('packages/*/src', { cwd: root }).filter((folder) => !folder.includes('/ui/'));
const FILES = ['LICENSE', 'CHANGELOG.md', 'scripts/node-version.mjs', 'scripts/parent-process.mjs'];

/** pnpm checks the lockfile against the manifests of the whole workspace. */
const MANIFESTS = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '{apps,packages}/*/package.json'];
/** Manifests of what is built into the portal, and links to it. */
const ONLY_FOR_INSTALL = [
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'packages/ui',
  'apps/portal/package.json',
  'node_modules/@sahakorn',
];

/** Tests, and what pnpm and the build note for themselves, with times. */
const EXCLUDED = /\.test\.ts$|\/src\/.*\/test$|\/node_modules\/\.[^/]+$|\/\.build-stamp$/;

/** 1 January 1980, the earliest time that every archive format knows. */
const TIME_WITHOUT_GIT = 315_532_800;

const readManifest = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

function copySources(stage) {
  for (const name of [...FOLDERS, ...PACKAGES, ...FILES, ...globSync(MANIFESTS, { cwd: root })]) {
    cpSync(path.join(root, name), path.join(stage, name), { recursive: true });
  }
  cpSync(path.join(import.meta.dirname, 'README.md'), path.join(stage, 'README.md'));
}

/**
 * Installs what the API needs, as plain folders. `pnpm deploy` would copy the workspace's packages into
 * node_modules, where Node runs no TypeScript.
 */
function installPackages(stage) {
  const flags = ['--prod', '--frozen-lockfile', '--prefer-offline', '--config.node-linker=hoisted'];
  runPnpm(['install', ...flags, '--filter', '@sahakorn/api...'], stage);
  for (const name of ONLY_FOR_INSTALL) rmSync(path.join(stage, name), { recursive: true });
}

/** Adds links that npm archives cannot hold, so that the server need not write into its own folder. */
function completeDatabasePrograms(stage) {
  const module = path.join(stage, 'apps/api/src/db/embedded/binaries.ts');
  const code = `import { packagedBinaries, usableBinaries } from ${JSON.stringify(module)};
    usableBinaries(packagedBinaries(), null, ${JSON.stringify(stage)});`;
  run(process.execPath, ['--input-type=module', '--eval', code], { cwd: stage });
}

function writeMetadata(stage, { time, commit }) {
  const { name, version, private: isPrivate, description, license, type } = readManifest();
  const scripts = { start: 'node bin/start.mjs', portal: 'node bin/portal.mjs' };
  const manifest = {
    name,
    version,
    commit,
    private: isPrivate,
    description,
    license,
    type,
    scripts,
    engines: { node: NODE_RANGE },
  };
  const packages = listShippedPackages();
  const forbidden = findForbidden(packages).map((found) => found.name);
  if (forbidden.length > 0) throw new Error(`Not allowed by npm run licences: ${forbidden.join(', ')}.`);
  const write = (file, text) => writeFileSync(path.join(stage, file), text);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('THIRD-PARTY-NOTICES.txt', createNotices(packages));
  write('sbom.cdx.json', `${JSON.stringify(createSbom(time), null, 2)}\n`);
}

/** The same input produces the same bytes: sorted, one time, no owners, and the permissions of git. */
async function pack(stage, { name, time, file }) {
  const entries = tar.pack(stage, {
    sort: true,
    ignore: (entry) => EXCLUDED.test(entry),
    map: (header) => ({
      ...header,
      name: path.posix.join(name, header.name),
      mode: header.type === 'directory' || header.mode & 0o111 ? 0o755 : 0o644,
      mtime: time,
      uid: 0,
      gid: 0,
    }),
  });
  await pipeline(entries, createGzip(), createWriteStream(file));
}

/** The time of the release: as the builder says, else that of the commit. */
function getReleaseTime() {
  const commit = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  const seconds = process.env.SOURCE_DATE_EPOCH || commit.stdout?.trim() || TIME_WITHOUT_GIT;
  return new Date(Number(seconds) * 1000);
}

/**
 * Makes the release of this platform, and beside it a file with its SHA-256.
 * @param {string} [destination] folder of the archive
 * @returns {Promise<{ file: string, name: string, sha256: string }>} `name`: the folder in the archive
 * @throws {Error} with the output of the tool that failed
 */
export async function buildRelease(destination = path.join(root, 'dist')) {
  const time = getReleaseTime();
  const name = `sahakorn-${RELEASE}-${process.platform}-${process.arch}`;
  const file = path.join(destination, `${name}.tar.gz`);
  const stage = mkdtempSync(path.join(tmpdir(), 'sahakorn-release-'));
  try {
    await ensurePortalBuild(root);
    copySources(stage);
    installPackages(stage);
    completeDatabasePrograms(stage);
    writeMetadata(stage, { time, commit: COMMIT });
    mkdirSync(destination, { recursive: true });
    await pack(stage, { name, time, file });
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`);
  return { file, name, sha256 };
}

if (import.meta.main) {
  const { file, sha256 } = await buildRelease();
  console.log(`${path.relative(root, file)}  ${sha256}`);
}
