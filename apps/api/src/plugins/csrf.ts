import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden } from '../errors/domain-errors.ts';

/** The header in which a page repeats the cookie. */
export const CSRF_HEADER = 'x-csrf-token';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const RANDOM_BYTES = 18;
const SEAL_BYTES = 24;
const FORM = /^[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{32}$/;

/** Over HTTPS no other host of the domain can write a cookie of this prefix; a developer's machine has no HTTPS. */
const SECURE_COOKIE = '__Host-XSRF';
const PLAIN_COOKIE = 'XSRF';

/** Whom a token is for: a session that a cookie authenticates, or every visitor. */
type GetSubject = (request: FastifyRequest) => string;
const anyVisitor: GetSubject = () => '';

/**
 * The signed double submit: a random value under our seal lies in a cookie that other sites cannot read, and a page
 * of ours repeats it in a header that other sites cannot set. The portal reads the cookie (`api/csrf.ts` there).
 */
export class Csrf {
  readonly #readKey: () => Promise<Buffer>;

  /** `readKey` gives the key of all servers of the cooperative. */
  constructor(readKey: () => Promise<Buffer>) {
    this.#readKey = readKey;
  }

  /** Gives the browser a token, unless it has a good one for this subject. */
  async offer(request: FastifyRequest, reply: FastifyReply, subject = ''): Promise<void> {
    const token = getCsrfToken(request);
    if (token === null || !(await this.#isOurs(token, subject))) await this.renew(request, reply, subject);
  }

  /** Gives the browser another token than it has. */
  async renew(request: FastifyRequest, reply: FastifyReply, subject = ''): Promise<void> {
    const random = randomBytes(RANDOM_BYTES).toString('base64url');
    const token = `${random}.${(await this.#seal(random, subject)).toString('base64url')}`;
    const secure = isSecure(request);
    const name = secure ? SECURE_COOKIE : PLAIN_COOKIE;
    reply.header('set-cookie', `${name}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
  }

  /** Whether the header repeats the cookie, and both are ours for this subject. */
  async isDoubled(request: FastifyRequest, subject: string): Promise<boolean> {
    const token = getCsrfToken(request);
    if (token === null || request.headers[CSRF_HEADER] !== token) return false;
    return this.#isOurs(token, subject);
  }

  async #isOurs(token: string, subject: string): Promise<boolean> {
    if (!FORM.test(token)) return false;
    const [random = '', seal = ''] = token.split('.');
    return timingSafeEqual(Buffer.from(seal, 'base64url'), await this.#seal(random, subject));
  }

  async #seal(random: string, subject: string): Promise<Buffer> {
    const key = await this.#readKey();
    return createHmac('sha256', key).update(`${subject}\n${random}`).digest().subarray(0, SEAL_BYTES);
  }
}

/** Whoever empties a browser's caches wants its pages gone: a changed cookie keeps the Back button from showing them. */
export function registerCsrf(app: FastifyInstance, csrf: Csrf): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('clear-site-data')) await csrf.renew(request, reply);
  });
}

/**
 * Makes a scope whose writes need the header: those of visitors, and those that a cookie authenticates (then
 * `getSubject` names the session). A client with a bearer token and no origin is no browser's page and passes, unless a
 * cookie authenticates here. A refusal brings the browser a token for its next try.
 */
export function requireCsrf(scope: FastifyInstance, csrf: Csrf, getSubject: GetSubject = anyVisitor): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.includes(request.method)) return;
    if (getSubject === anyVisitor && isProgram(request)) return;
    const subject = getSubject(request);
    if (await csrf.isDoubled(request, subject)) return;
    await csrf.renew(request, reply, subject);
    throw new Forbidden('csrf', `the header ${CSRF_HEADER} does not repeat the cookie`);
  });
}

function isProgram({ headers }: FastifyRequest): boolean {
  return headers.origin === undefined && /^Bearer ./i.test(headers.authorization ?? '');
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** The token that the browser of a request has; null where it has none. Cookies other than ours are nobody's business. */
export function getCsrfToken(request: FastifyRequest): string | null {
  const start = `${isSecure(request) ? SECURE_COOKIE : PLAIN_COOKIE}=`;
  const found = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  return found?.slice(start.length) ?? null;
}
