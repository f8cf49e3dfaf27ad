// Clients with open connections. Each sends its next request when the last one is answered.
import http from 'node:http';

/** Asks a server at an address of loopback, over at most `clients` connections. */
export function createClient(origin, clients) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const { hostname, port } = new URL(origin);

  /** Posts JSON and returns the parsed answer; anything but 200 is an error. */
  function post(path, body, token) {
    const payload = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        { agent, hostname, port, method: 'POST', path: `/api/member/${path}`, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => (text += part));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
          });
        },
      );
      request.on('error', reject).end(payload);
    });
  }

  return { post, close: () => agent.destroy() };
}

/**
 * Milliseconds of each of `count` requests from several clients at once, and requests per second.
 * @param {() => Promise<unknown>} ask one request
 */
export async function measure(ask, { clients, requests }) {
  const times = [];
  let left = requests;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left > 0) {
        left -= 1;
        const start = performance.now();
        await ask();
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: requests / seconds };
}
