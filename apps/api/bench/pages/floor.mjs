// The floor of a public page: the same bytes as a static file in memory, by a bare Fastify, with
// its ETag, and nothing else. Runs as a separate process, with the origin of the portal in
// ORIGIN and the paths as JSON in PATHS.
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fastify } from 'fastify';

const ENCODED = { 'accept-encoding': 'br' };

/** The file as it is sent; `fetch` would unpack it. */
async function read(url) {
  const answer = await new Promise((resolve, reject) => {
    http.get(url, { headers: ENCODED, agent: false }, resolve).on('error', reject);
  });
  return { body: await buffer(answer), etag: answer.headers.etag };
}

const app = fastify();
for (const path of JSON.parse(process.env.PATHS)) {
  const { body, etag } = await read(process.env.ORIGIN + path);
  app.get(path, async (request, reply) => {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(body);
  });
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => app.close());
