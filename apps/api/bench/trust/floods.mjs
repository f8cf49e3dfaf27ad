// Floods a server from some addresses of loopback while honest members use it from others: whether they are
// served within a few seconds.
// Usage: node apps/api/bench/trust/floods.mjs [--seconds 10] [name of a flood …]
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { isMet, writeFigure, writeVerdict } from '../../../../scripts/bench-figures.mjs';
import { machineLine } from '../../../../scripts/bench-machine.mjs';
import { DEMO_SIGN_IN, startServer } from './server.mjs';

const ATTACKER = '127.0.0.2';
const ATTACKERS = Array.from({ length: 6 }, (_, at) => `127.0.0.${at + 2}`);
const HONEST = '127.0.0.9';
/** An honest request waits at most so long; a connection that is refused is tried again in that time. */
const MAX_SECONDS = 5;
const EVERY_MS = 500;
const RETRY_MS = 100;
const ANSWER_MS = 20_000;
/** Of one flood, whatever happens. */
const MAX_REQUESTS = 20_000;
const NEVER_READING = 2010;
/** So often each of them sends, so that its connection is in use. */
const SENDS_EVERY_MS = 3000;
/** Connections whose answers no buffer of the system keeps for a client that does not read. */
const UNREAD = 10;
const PIPELINED = 20;
/** Ten seconds without progress, and what a busy machine adds. */
const MAX_OPEN_SECONDS = 20;

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const lastsMs = Number(values.seconds) * 1000;

const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const PINMANEE = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
const NEIGHBOUR = { ...DEMO_SIGN_IN, membership_no: '009999' };
const QUESTION = { title: 'กู้ฉุกเฉินได้กี่วัน', body: 'ต้องใช้เงินด่วน', name: 'แดง' };

/** Posts JSON from an address over a connection of its own; null without an answer. */
function send(origin, call, { from, body = {}, token, key }) {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    // A program with a token needs no cookie against cross-site requests.
    authorization: `Bearer ${token ?? 'made-up'}`,
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const options = { method: 'POST', localAddress: from, agent: false, timeout: ANSWER_MS, headers };
    const request = http.request(`${origin}/api/${call}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', () => resolve(null));
      response.on('end', () => resolve({ status: response.statusCode, body: parse(text) }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null)).end(payload);
  });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function prove(origin, purpose, from, membershipNo) {
  const body = { purpose, membership_no: membershipNo };
  const answer = await send(origin, 'info/challenge', { from, body });
  const challenge = answer?.body.data?.[0]?.challenge;
  if (!challenge) return null;
  const worker = new Worker(new URL('solve.mjs', import.meta.url), { workerData: challenge });
  const [solution] = await once(worker, 'message');
  const proof = { challenge, solution };
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** Sends a call as the portal does: with a proof of work if one is asked for. */
async function sendWithProof(origin, call, { purpose, body, from }) {
  const answer = await send(origin, call, { from, body });
  if (answer?.body.code !== 'proof_of_work_required') return answer;
  const recaptcha = await prove(origin, purpose, from, body.membership_no);
  return send(origin, call, { from, body: { ...body, recaptcha } });
}

const signIn = (origin, body, from) =>
  sendWithProof(origin, 'member/auth/login', { purpose: 'login', body, from });

async function getToken(origin, body, from) {
  const answer = await signIn(origin, body, from);
  if (answer?.status !== 200) throw new Error(`No session: ${JSON.stringify(answer)}`);
  return answer.body.token;
}

/** Repeats a request from the attacker's address, so many at a time, until the time is over. */
async function repeat(atOnce, ask) {
  const statuses = new Map();
  const endsAt = performance.now() + lastsMs;
  let asked = 0;
  const loop = async () => {
    while (performance.now() < endsAt && asked < MAX_REQUESTS) {
      asked += 1;
      const status = (await ask(asked))?.status ?? 'none';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}

const ask = (target, times = 1) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times);

/** A connection that sends and never reads; one that does not read learns only by sending that it was closed. */
function openUnread(origin, from, { first, every, everyMs }, onClose) {
  const { port } = new URL(origin);
  const startedAt = performance.now();
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from }).pause();
  const timer = setInterval(() => socket.write(every), everyMs);
  socket.on('error', () => undefined).write(first);
  socket.on('close', () => {
    clearInterval(timer);
    onClose((performance.now() - startedAt) / 1000);
  });
  return socket;
}

/** Keeps connections in use without reading an answer; each is opened again once. */
async function neverRead(origin, addresses) {
  const sockets = new Set();
  let closed = 0;
  const sending = { first: ask('/healthz'), every: ask('/healthz'), everyMs: SENDS_EVERY_MS };
  const open = (from, again) => {
    const socket = openUnread(origin, from, sending, () => {
      closed += 1;
      sockets.delete(socket);
      if (again) open(from, false);
    });
    sockets.add(socket);
  };
  for (let at = 0; at < NEVER_READING; at += 1) open(addresses[at % addresses.length], true);
  await sleep(lastsMs);
  const result = `${closed} connections closed, ${sockets.size} left`;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return result;
}

/** Holds connections whose answers cannot be written, and sends a little all the time. */
async function holdAnswers(origin) {
  const sending = { first: ask('/api/openapi.json', PIPELINED), every: '\r\n', everyMs: 400 };
  const open = () =>
    new Promise((resolve) => {
      const socket = openUnread(origin, ATTACKER, sending, resolve);
      setTimeout(() => socket.destroy(), 2 * MAX_OPEN_SECONDS * 1000).unref();
    });
  const seconds = await Promise.all(Array.from({ length: UNREAD }, open));
  const longest = Math.max(...seconds);
  if (longest > MAX_OPEN_SECONDS) throw new Error(`An answer that was not read was held for ${longest} s.`);
  return `${UNREAD} connections, the last was closed after ${writeFigure(longest)} s`;
}

const visitor = {
  signIn: async (origin) => (await signIn(origin, NEIGHBOUR, HONEST))?.status === 200,
  proveIdentity: (from) => async (origin) => {
    const identity = { purpose: 'identity', body: PINMANEE, from };
    return (await sendWithProof(origin, 'member/auth/registerauth', identity))?.body.rc_code === '1';
  },
  ask: async (origin, turn) => {
    const recaptcha = await prove(origin, 'board', HONEST);
    const body = { ...QUESTION, title: `${QUESTION.title} ${turn}`, recaptcha };
    const key = `honest-${turn}`;
    return (await send(origin, 'info/board_create', { from: HONEST, body, key }))?.status === 200;
  },
};

async function picture(side) {
  const { data, info } = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#0a4',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  return {
    image: `data:image/jpeg;base64,${data.toString('base64')}`,
    croppedAreaPixels: { x: 0, y: 0, width: info.width, height: info.height },
  };
}

const sendTrueFacts = (origin) =>
  repeat(80, () => send(origin, 'member/auth/registerauth', { from: ATTACKER, body: SOMYING }));

const sendManyNumbers = (origin) =>
  repeat(80, (turn) => {
    const body = { ...SOMYING, membership_no: String(700_000 + turn) };
    return send(origin, 'member/auth/registerauth', { from: ATTACKER, body });
  });

/** With an honest member elsewhere, or at the address of the attack. */
const floodIdentities = (attack, from) => async (origin) => ({
  attack: () => attack(origin),
  honest: visitor.proveIdentity(from),
});

/** Each prepares itself, and returns the attack and what an honest member does meanwhile besides signing in. */
const FLOODS = {
  'unread-answers': async (origin) => ({ attack: () => holdAnswers(origin) }),
  'never-reading': async (origin) => ({ attack: () => neverRead(origin, [ATTACKER]) }),
  'never-reading-of-many-addresses': async (origin) => ({ attack: () => neverRead(origin, ATTACKERS) }),
  'right-passwords': async (origin) => ({
    attack: () => repeat(80, () => send(origin, 'member/auth/login', { from: ATTACKER, body: DEMO_SIGN_IN })),
  }),
  member_pass: async (origin) => {
    const token = await getToken(origin, DEMO_SIGN_IN, ATTACKER);
    const body = { mem_oldpassword: DEMO_SIGN_IN.mem_password, mem_password: 'short' };
    return {
      attack: () => repeat(80, () => send(origin, 'member/member_pass', { from: ATTACKER, token, body })),
    };
  },
  identity: floodIdentities(sendTrueFacts, HONEST),
  'identity-of-many-numbers': floodIdentities(sendManyNumbers, HONEST),
  'identity-at-the-same-address': floodIdentities(sendTrueFacts, ATTACKER),
  'identity-of-many-numbers-at-the-same-address': floodIdentities(sendManyNumbers, ATTACKER),
  'idempotency-keys': async (origin) => ({
    attack: () =>
      repeat(300, (turn) =>
        send(origin, 'info/board_create', { from: ATTACKER, body: QUESTION, key: `attack-${turn}` }),
      ),
    honest: visitor.ask,
  }),
  uploads: async (origin) => {
    const tokens = [];
    for (let count = 0; count < 3; count += 1) tokens.push(await getToken(origin, DEMO_SIGN_IN, ATTACKER));
    const [large, small] = [await picture(2000), await picture(300)];
    const neighbour = await getToken(origin, NEIGHBOUR, HONEST);
    return {
      attack: () =>
        repeat(18, (turn) =>
          send(origin, 'member/wwwupload', { from: ATTACKER, token: tokens[turn % 3], body: large }),
        ),
      honest: async (_origin, turn) => {
        if (turn % 8 !== 0) return true;
        const answer = await send(origin, 'member/wwwupload', {
          from: HONEST,
          token: neighbour,
          body: small,
        });
        return answer?.body.rc_code === '1';
      },
    };
  },
};

/** The seconds until something succeeds; it is tried again while it is refused. */
async function untilSuccess(work) {
  const startedAt = performance.now();
  let tries = 1;
  while (!(await work()) && performance.now() - startedAt < ANSWER_MS) {
    await sleep(RETRY_MS);
    tries += 1;
  }
  return { seconds: (performance.now() - startedAt) / 1000, tries };
}

async function run(name) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sahakorn-floods-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', RATE_LIMIT_POSTS: '0' });
  try {
    const { origin } = server;
    const { attack, honest = async () => true } = await FLOODS[name](origin);
    const state = { running: true };
    const attacked = attack().finally(() => (state.running = false));
    const served = [];
    for (let turn = 0; state.running; turn += 1) {
      const works = [() => visitor.signIn(origin), () => honest(origin, turn)];
      served.push(...(await Promise.all(works.map((work) => untilSuccess(work)))));
      await sleep(EVERY_MS);
    }
    const longest = Math.max(...served.map(({ seconds }) => seconds));
    const refused = served.reduce((sum, { tries }) => sum + tries - 1, 0);
    console.log(`  the flood: ${await attacked}`);
    const target = {
      name,
      value: longest,
      most: MAX_SECONDS,
      unit: 's for an honest member, on a quiet machine',
    };
    console.log(`${writeVerdict(target)}; ${served.length} served, ${refused} tries again`);
    return isMet(target);
  } finally {
    await server.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

console.log(machineLine());
const names = positionals.length > 0 ? positionals : Object.keys(FLOODS);
let passed = 0;
for (const name of names) passed += Number(await run(name));
console.log(
  `${passed === names.length ? '✓' : '✗'} honest members were served in ${passed} of ${names.length} floods`,
);
process.exitCode = passed === names.length ? 0 : 1;
