// A door before the server: what is measured goes through one of the same make, the page as it is and the plain one.
import { once } from 'node:events';
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** Of one connection alone: they are not passed on. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Opens a door that passes everything on as it is, but for the pages that are given.
 * @param {string} origin of the server
 * @param {Readonly<Record<string, string>>} pages HTML by path, served with the headers of the server's own page
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function openDoor(origin, pages = {}) {
  const agent = new http.Agent({ keepAlive: true });
  const own = Object.fromEntries(
    Object.entries(pages).map(([address, html]) => [address, brotliCompressSync(html)]),
  );
  const door = http.createServer((request, response) => {
    const passed = http.request(
      new URL(request.url, origin),
      { agent, method: request.method, headers: { ...request.headers, host: new URL(origin).host } },
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
    'content-length': page.length,
  });
  response.end(page);
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
