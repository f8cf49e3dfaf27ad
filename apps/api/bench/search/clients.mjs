// Sends requests from a separate thread: several clients, each as soon as it has its answer. The clients
// share the processors with the server, so each is a raw keep-alive connection: Node's HTTP client takes a
// tenth of the work of a search. An answer is timed from the first byte sent to the last byte read.
import { once } from 'node:events';
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';

const { origin, clients, seconds, requests, expected = 200 } = workerData;
const { hostname, port, host } = new URL(origin);
const HEAD_END = '\r\n\r\n';
const times = [];
let failed = 0;
let next = 0;

function getMessage({ path, body, headers = '' }) {
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}${content}\r\n${body ?? ''}`;
}

/** The status of an answer once all of it is there, or null. An answer of unknown length counts as failed. */
function getStatus(chunks, length) {
  const head = chunks[0].latin1Slice(0, Math.max(0, chunks[0].indexOf(HEAD_END)));
  if (head === '') return chunks.length > 1 ? 0 : null;
  if (head.slice(9, 12) === '304') return 304;
  const bodyLength = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(bodyLength)) return 0;
  return length >= head.length + HEAD_END.length + bodyLength ? Number(head.slice(9, 12)) : null;
}

async function open() {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return socket;
}

function ask(socket, message) {
  return new Promise((resolve) => {
    const begin = performance.now();
    const chunks = [];
    let length = 0;
    const finish = (status) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      if (status === expected) times.push(performance.now() - begin);
      else failed += 1;
      resolve(status === expected);
    };
    const fail = () => finish(0);
    const read = (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      const status = getStatus(chunks, length);
      if (status !== null) finish(status);
    };
    socket.on('data', read).on('error', fail).on('close', fail).write(message);
  });
}

async function client(until) {
  let socket = await open();
  while (performance.now() < until) {
    const message = getMessage(requests[next % requests.length]);
    next += 1;
    if (await ask(socket, message)) continue;
    socket.destroy();
    socket = await open();
  }
  socket.destroy();
}

const until = performance.now() + seconds * 1000;
await Promise.all(Array.from({ length: clients }, () => client(until)));
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
