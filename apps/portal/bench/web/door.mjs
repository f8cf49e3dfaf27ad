// A door before the server: what is measured goes through one of the same make, the page as it is and the plain one.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Of one connection alone: they are not passed on. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Opens a door that passes everything on as it is, but for the pages that are given.
 * @param {string} origin of the server
 * @param {Readonly<Record<string, { html: string, policy?: string }>>} pages by path, served with the headers of the
 *   server's own page, and a policy of their own where they name one
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function openDoor(origin, pages = {}) {
  const agent = new http.Agent({ keepAlive: true });
  const own = Object.fromEntries(
    Object.entries(pages).map(([address, { html, policy }]) => [
      address,
      { policy, body: brotliCompressSync(html) },
    ]),
  );
  const door = http.createServer((request, response) => {
    const passed = http.request(
      new URL(request.url, origin),
      { agent, method: request.method, headers: asIfDirect(request.headers, origin) },
      (answer) => pass(answer, response, own[request.url]),
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    origin: `http://127.0.0.1:${door.address().port}`,
    close: async () => {
      agent.destroy();
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
    },
  };
}

/** The server refuses a call that a page of another origin makes. */
function asIfDirect(headers, origin) {
  return { ...headers, host: new URL(origin).host, ...(headers.origin && { origin }) };
}

function pass(answer, response, page) {
  const headers = { ...answer.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  if (page === undefined) {
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
    return;
  }
  answer.resume();
  delete headers.etag;
  response.writeHead(answer.statusCode, {
    ...headers,
    'content-encoding': 'br',
    'content-length': page.body.length,
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
  response.end(page.body);
}

/**
 * The floor: what a page says as plain HTML, its few styles inside, one Thai face, and nothing else.
 * @param {string} html as the server sent it
 * @returns {{ html: string, policy: string }}
 */
export function asText(html) {
  const [, face = ''] = /rel="preload" as="font"[^>]* href="([^"]+)"/.exec(html) ?? [];
  const [, body = ''] = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html) ?? [];
  const kept = body
    .replaceAll(
      /<(?:svg|picture|style|noscript|template)\b.*?<\/(?:svg|picture|style|noscript|template)>/gs,
      '',
    )
    .replaceAll(/<(?!\/?(?:h[1-6]|p|ul|ol|li|a|header|main|footer|nav|section|article)\b)[^>]*>/g, '')
    .replaceAll(/<(\w+)\b[^>]*?(\shref="[^"]*")?[^>]*>/g, '<$1$2>');
  const style = `@font-face{font-family:Thai;src:url(${face}) format('woff2');font-display:swap}body{font:16px/1.6 Thai,sans-serif;margin:16px}`;
  return {
    html: `<!doctype html><html lang="th"><meta charset="utf-8"><link rel="preload" as="font" type="font/woff2" crossorigin href="${face}"><meta name="viewport" content="width=device-width"><title>Text</title><style>${style}</style>${kept}`,
    policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; img-src 'self'`,
  };
}

/**
 * The same page without any script: neither code nor data for it, nor what asks for code ahead.
 * @param {string} html as the server sent it
 */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\s*/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>\s*/gi, '');
}
