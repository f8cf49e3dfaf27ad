// One start of an unpacked release, and what a member does first; prints what came of it as JSON.
// Usage: node scripts/release/journey.mjs FOLDER
import { startRelease } from './start-release.mjs';

/** An address outside this machine, by number: reaching it needs no name server. */
const OUTSIDE = 'http://192.0.2.1/';
const REACHABLE_WITHIN_MS = 2000;

/** Leaves no connection open, for which the server would wait when it ends. */
const ask = (url, { headers, ...options } = {}) =>
  fetch(url, { ...options, headers: { ...headers, connection: 'close' } });

async function post(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await ask(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/** What the network says to a call to the outside: a code of the system, or `answered`. */
const callOutside = () =>
  fetch(OUTSIDE, { signal: AbortSignal.timeout(REACHABLE_WITHIN_MS) }).then(
    () => 'answered',
    (error) => error.cause?.code ?? error.name,
  );

const { origin, stop } = await startRelease(process.argv[2]);
const page = await ask(origin);
const member = { membership_no: '001234', mem_password: 'Sahakorn#2569', remember: false };
const { token } = await post(`${origin}/api/member/auth/login`, member);
const statement = await post(`${origin}/api/member/member_dep_statement/0100012345`, {}, token);
const result = {
  page: { status: page.status, title: /<title>(.*?)<\/title>/.exec(await page.text())?.[1] },
  rows: statement.totals.row_count,
  outside: await callOutside(),
  leftRunning: await stop(),
};
console.log(JSON.stringify(result));
