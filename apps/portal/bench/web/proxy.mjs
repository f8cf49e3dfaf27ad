// A proxy in front of the server that can replace pages. Every measured page goes through one, replaced or not, so
// the proxy costs each of them the same.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Headers that belong to one connection and are not forwarded. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy that forwards every request unchanged, except those for the given pages.
 * @param {string} origin of the server
 * @param {Readonly<Record<string, { html: string, policy?: string }>>} replacement pages by path, sent with the
 *   headers of the server's page and, if given, their own content security policy
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function startProxy(origin, pages = {}) {
  const agent = new http.Agent({ keepAlive: true });
  const replacements = Object.fromEntries(
    Object.entries(pages).map(([address, { html, policy }]) => [
      address,
      { policy, body: brotliCompressSync(html) },
    ]),
  );
  const proxy = http.createServer((request, response) => {
    const forwarded = http.request(
      new URL(request.url, origin),
      { agent, method: request.method, headers: toDirectHeaders(request.headers, origin) },
      (answer) => respond(answer, response, replacements[request.url]),
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${proxy.address().port}`,
    close: async () => {
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** The server refuses cross-origin calls, so host and origin are those of the server. */
function toDirectHeaders(headers, origin) {
  return { ...headers, host: new URL(origin).host, ...(headers.origin && { origin }) };
}

function respond(answer, response, page) {
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
 * Reduces a page to the floor: its text as plain HTML with a few inline styles and one Thai font.
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
 * Removes all scripts, their data and their preload links from a page.
 * @param {string} html as the server sent it
 */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\s*/gi, '')
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>\s*/gi, '');
}
