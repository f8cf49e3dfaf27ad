import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Forbidden } from '../errors/domain-errors.ts';

/** The header in which a page repeats the cookie. */
export const CSRF_HEADER = 'x-csrf-token';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const RANDOM_BYTES = 18;
const SEAL_BYTES = 24;
const FORM = /^[A-Za-z0-9_-]{24}\.[A-Za-z0-9_-]{32}$/;

/**
 * Over HTTPS, this prefix keeps other hosts of the domain from setting the cookie. Development has no HTTPS.
 */
const SECURE_COOKIE = '__Host-XSRF';
const PLAIN_COOKIE = 'XSRF';

/** The subject of a token: a session that a cookie authenticates, or any visitor. */
type GetSubject = (request: FastifyRequest) => string;
const anyVisitor: GetSubject = () => '';

/**
 * The signed double-submit pattern: a random value with our signature is in a cookie that other sites
 * cannot read, and a page of the portal repeats it in a header that other sites cannot set. The portal
 * reads the cookie (`api/csrf.ts` there).
 */
export class Csrf {
  readonly #readKey: () => Promise<Buffer>;
  #key: KeyObject | undefined;

  /** `readKey` reads the key that all servers of the cooperative share. */
  constructor(readKey: () => Promise<Buffer>) {
    this.#readKey = readKey;
  }

  /** Sets a token cookie, unless the browser has a valid one for this subject. */
  async offer(request: FastifyRequest, reply: FastifyReply, subject = ''): Promise<void> {
    const token = getCsrfToken(request);
    if (token === null || !(await this.#isSignedByUs(token, subject)))
      await this.renew(request, reply, subject);
  }

  /** Sets a new token cookie. */
  async renew(request: FastifyRequest, reply: FastifyReply, subject = ''): Promise<void> {
    const random = randomBytes(RANDOM_BYTES).toString('base64url');
    const token = `${random}.${(await this.#seal(random, subject)).toString('base64url')}`;
    const secure = isSecure(request);
    const name = secure ? SECURE_COOKIE : PLAIN_COOKIE;
    reply.header('set-cookie', `${name}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
  }

  /** Whether the header repeats the cookie, and the token is valid for this subject. */
  async isValid(request: FastifyRequest, subject: string): Promise<boolean> {
    const token = getCsrfToken(request);
    if (token === null || request.headers[CSRF_HEADER] !== token) return false;
    return this.#isSignedByUs(token, subject);
  }

  async #isSignedByUs(token: string, subject: string): Promise<boolean> {
    if (!FORM.test(token)) return false;
    const [random = '', seal = ''] = token.split('.');
    return timingSafeEqual(Buffer.from(seal, 'base64url'), await this.#seal(random, subject));
  }

  async #seal(random: string, subject: string): Promise<Buffer> {
    // Importing the key takes several times as long as signing.
    this.#key ??= createSecretKey(await this.#readKey());
    return createHmac('sha256', this.#key).update(`${subject}\n${random}`).digest().subarray(0, SEAL_BYTES);
  }
}

/**
 * Renews the token with `Clear-Site-Data`: a changed cookie keeps the Back button from showing cached pages.
 */
export function registerCsrf(app: FastifyInstance, csrf: Csrf): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('clear-site-data')) await csrf.renew(request, reply);
  });
}

/**
 * Requires the CSRF header for writes in a scope: those of visitors, and those that a cookie authenticates
 * (then `getSubject` names the session). A client with a bearer token and no origin is not a browser and
 * passes, unless a cookie authenticates. A refusal sets a token for the next attempt.
 */
export function requireCsrf(scope: FastifyInstance, csrf: Csrf, getSubject: GetSubject = anyVisitor): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.includes(request.method)) return;
    if (getSubject === anyVisitor && isProgram(request)) return;
    const subject = getSubject(request);
    if (await csrf.isValid(request, subject)) return;
    await csrf.renew(request, reply, subject);
    throw new Forbidden('csrf', `the header ${CSRF_HEADER} does not match the cookie`);
  });
}

function isProgram({ headers }: FastifyRequest): boolean {
  return headers.origin === undefined && /^Bearer ./i.test(headers.authorization ?? '');
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** The token in the cookie of a request, or null. */
export function getCsrfToken(request: FastifyRequest): string | null {
  const start = `${isSecure(request) ? SECURE_COOKIE : PLAIN_COOKIE}=`;
  const found = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  return found?.slice(start.length) ?? null;
}
