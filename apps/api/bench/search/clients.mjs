// Asks a server from a thread of its own, so many at once, each as soon as it has its answer.
import { Agent, request } from 'node:http';
import { workerData } from 'node:worker_threads';

const { origin, clients, seconds, requests } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const times = [];
let failed = 0;
let next = 0;

function ask({ path, body }) {
  return new Promise((resolve) => {
    const begin = performance.now();
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(
      `${origin}${path}`,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          times.push(performance.now() - begin);
          if (answer.statusCode !== 200) failed += 1;
          resolve();
        });
      },
    );
    sent.on('error', () => {
      failed += 1;
      resolve();
    });
    sent.end(body);
  });
}

async function client(until) {
  while (performance.now() < until) {
    await ask(requests[next % requests.length]);
    next += 1;
  }
}

const until = performance.now() + seconds * 1000;
await Promise.all(Array.from({ length: clients }, () => client(until)));
agent.destroy();
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor((times.length - 1) * share)] ?? 0;
workerData.port.postMessage(
  {
    answers: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  },
  [],
);
