// Builds the kit as other cooperatives take it: ES modules with types, style sheets, and one tarball a
// package. The source packages stay private and export their sources; what is packed is `dist`, a separate
// package, whose exports are derived from those of the sources: docs/adr/0010.
import tailwindcss from '@tailwindcss/vite';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { run, runPnpm } from '../pnpm.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * In the order of their arrows: the kit's types are read from the source of `thai`, its version from here.
 */
const PACKAGES = ['thai', 'ui'];

/** The style sheet for apps without Tailwind: it has no source file, being compiled from theme.css. */
const COMPILED_STYLES = './styles/styles.css';

const SCRIPT = /\.tsx?$/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const isScript = (file) => SCRIPT.test(file);
const getFolder = (name) => path.join(root, 'packages', name);

/** The path of a source file in the built package: `./src/x/index.ts` → `./x/index.js`. */
const builtPath = (file) => file.replace('./src/', './').replace(SCRIPT, '.js');

/** An exports line of the built package; a script also says where its types are. */
function builtExport(file) {
  const built = builtPath(file);
  return isScript(file) ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}

/**
 * The manifest of the built package: nothing private, nothing of the workspace.
 * @param {object} source the manifest in the repository
 * @param {Record<string, string>} versions versions of the workspace's packages, by name
 */
function builtManifest(source, versions) {
  const { private: _, scripts: __, devDependencies: ___, ...manifest } = source;
  const lines = Object.entries(source.exports).map(([name, file]) => [name, builtExport(file)]);
  const styles = './theme.css' in source.exports ? { './styles.css': COMPILED_STYLES } : {};
  const dependencies = Object.entries(source.dependencies ?? {}).map(([name, range]) => [
    name,
    range.startsWith('workspace:') ? versions[name] : range,
  ]);
  return {
    ...manifest,
    exports: { ...Object.fromEntries(lines), ...styles, './package.json': './package.json' },
    dependencies: Object.fromEntries(dependencies),
  };
}

/** One file for each module, so that an app's bundler includes only what it uses. */
async function buildModules(folder, entries) {
  const input = entries.map((file) => [builtPath(file).slice(2, -'.js'.length), path.join(folder, file)]);
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    // Set explicitly: where NODE_ENV is not production, Vite would write development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: path.join(folder, 'dist'),
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: { entry: Object.fromEntries(input), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
}

/** Declarations of what the entries reach; their imports name the built files. */
function buildTypes(folder, entries) {
  const out = path.join(folder, 'dist');
  const config = path.join(out, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: '.',
        rootDir: '../src',
      },
      include: [],
      files: entries.map((file) => path.posix.join('..', file)),
    }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [tsc, '-p', config], { cwd: folder });
  rmSync(config);
  for (const file of globSync('**/*.d.ts', { cwd: out })) {
    const declarations = path.join(out, file);
    const text = readFileSync(declarations, 'utf8');
    writeFileSync(declarations, text.replaceAll(/((?:from |import\()'\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'"));
  }
}

/** Style sheets, fonts and tokens go as they are; only where Tailwind looks for class names changes. */
function copyAssets(folder, files) {
  const out = path.join(folder, 'dist');
  for (const file of globSync(['src/**/*.css', 'src/**/fonts/*'], { cwd: folder }))
    cpSync(path.join(folder, file), path.join(out, path.relative('src', file)));
  for (const file of files.filter((name) => !name.startsWith('./src/')))
    cpSync(path.join(folder, file), path.join(out, file));
  cpSync(path.join(folder, 'README.md'), path.join(out, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
}

/** What changesets says of a package since its last release, the lines that its changelog will have. */
function readPendingChanges(packageName) {
  const home = path.join(root, '.changeset');
  return globSync('*.md', { cwd: home })
    .sort()
    .flatMap((file) => {
      const [, packages = '', text = ''] = readFileSync(path.join(home, file), 'utf8').split('---\n');
      return packages.includes(`'${packageName}'`) ? [`- ${text.trim().replaceAll('\n', '\n  ')}`] : [];
    });
}

/** The changelog of a package: the released changes, under those that are not released yet. */
function writeChangelog(folder, { name }) {
  const written = path.join(folder, 'CHANGELOG.md');
  const title = `# ${name}\n`;
  const released = existsSync(written) ? readFileSync(written, 'utf8').replace(title, '') : '';
  const pending = readPendingChanges(name);
  const unreleased = pending.length > 0 ? `\n## Unreleased\n\n${pending.join('\n')}\n` : '';
  writeFileSync(path.join(folder, 'dist/CHANGELOG.md'), title + unreleased + released);
}

/** In the built package Tailwind reads the class names in the modules. */
function pointTailwindAtModules(out) {
  const theme = path.join(out, 'styles/theme.css');
  const text = readFileSync(theme, 'utf8');
  const [first] = text.match(/^@source .*\n/m) ?? [];
  if (!first) throw new Error('theme.css names no sources: Tailwind would find no class of the kit.');
  const built = "@source '../{components,internal}/**/*.js';\n";
  writeFileSync(
    theme,
    text.replaceAll(/^@source .*\n/gm, (line) => (line === first ? built : '')),
  );
  return theme;
}

/** Every class that the built modules use, compiled for apps without Tailwind. */
async function compileStyles(out) {
  const result = await build({
    configFile: false,
    root: out,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      // Fonts stay files: a page's policy may refuse data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: { input: pointTailwindAtModules(out), output: { assetFileNames: 'styles.css' } },
    },
  });
  const styles = result.output.find((file) => file.fileName === 'styles.css');
  writeFileSync(path.join(out, COMPILED_STYLES), styles.source);
}

async function buildPackage(name, versions) {
  const folder = getFolder(name);
  const out = path.join(folder, 'dist');
  const source = readJson(path.join(folder, 'package.json'));
  const files = Object.values(source.exports);
  const entries = files.filter(isScript);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  buildTypes(folder, entries);
  await buildModules(folder, entries);
  copyAssets(folder, files);
  writeChangelog(folder, source);
  if (files.some((file) => file.endsWith('/theme.css'))) await compileStyles(out);
  const manifest = builtManifest(source, versions);
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { name, folder: out, manifest };
}

function pack(built, destination) {
  runPnpm(['pack', '--pack-destination', destination], built.folder);
  const file = `${built.manifest.name.replace('@', '').replace('/', '-')}-${built.manifest.version}.tgz`;
  return { ...built, tarball: path.join(destination, file) };
}

/**
 * Builds both packages into their `dist` and packs them.
 * @param {string} [destination] folder of the tarballs
 * @returns {Promise<{ name: string, folder: string, manifest: object, tarball: string }[]>}
 * @throws {Error} with the output of the tool that failed
 */
export async function buildKit(destination = path.join(root, 'dist')) {
  const manifests = PACKAGES.map((name) => readJson(path.join(getFolder(name), 'package.json')));
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  mkdirSync(destination, { recursive: true });
  const packed = [];
  for (const name of PACKAGES) packed.push(pack(await buildPackage(name, versions), destination));
  return packed;
}
