// The app of docs/guides/adopt.md, made from the page itself: what the page says is what is tested.
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setDocumentHeaders } from '../../apps/api/src/plugins/security-headers.ts';
import { runPnpm } from '../pnpm.mjs';
import { root } from './build.mjs';

const GUIDE = path.join(root, 'docs/guides/adopt.md');

/**
 * A block of the guide: its language, the file it is (or `app` for commands),
 * and which variant of the app it is of.
 */
const BLOCK = /^```(\w+) (\S+)(?: (\w+))?\n([\s\S]*?)^```$/gm;

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function guideBlocks() {
  return [...readFileSync(GUIDE, 'utf8').matchAll(BLOCK)].map(([, language, name, variant, text]) => ({
    language,
    name,
    variant,
    text,
  }));
}

/** The files of the guide's app, by name; those of a variant replace the plain ones. */
export function guideFiles(variant) {
  const files = guideBlocks().filter((block) => block.language !== 'sh');
  const chosen = files.filter((block) => block.variant === undefined || block.variant === variant);
  return Object.fromEntries(chosen.map(({ name, text }) => [name, text]));
}

/** The commands of the guide for the app's folder, for the plain app or a variant. */
function guideCommands(variant) {
  const blocks = guideBlocks().filter(({ language, name }) => language === 'sh' && name === 'app');
  return blocks.filter((block) => block.variant === variant).flatMap(({ text }) => text.trim().split('\n'));
}

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/**
 * Makes the guide's app in a folder, or the variant of one that is made, by the guide's own commands.
 * @param {string} folder a folder outside the workspace, with the tarballs
 * @param {string} [variant]
 * @returns {string} the folder of the built app
 */
export function makeApp(folder, variant) {
  writeFiles(folder, guideFiles(variant));
  for (const command of guideCommands(variant)) {
    const [pnpm, ...args] = command.split(' ');
    if (pnpm !== 'pnpm') throw new Error(`The guide's commands run with pnpm, not: ${command}`);
    // The one thing that is not as typed: what the machine has already is not fetched again.
    runPnpm(args[0] === 'build' ? args : [...args, '--prefer-offline'], folder);
  }
  return path.join(folder, 'dist');
}

/**
 * Serves a built app as the portal is served: with its content security policy.
 * @returns {Promise<{ address: string, violations: string[], close: () => void }>}
 */
export async function serveApp(folder) {
  const violations = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method === 'POST') {
      request.setEncoding('utf8').on('data', (text) => violations.push(text));
      response.writeHead(204).end();
      return;
    }
    const file = path.join(folder, pathname.endsWith('/') ? 'index.html' : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    setDocumentHeaders(
      { protocol: 'http' },
      { headers: (headers) => response.setHeaders(new Map(Object.entries(headers))) },
      [],
    );
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, violations, close };
}
