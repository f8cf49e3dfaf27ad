import type { FastifyInstance } from 'fastify';
import { Invalid } from '../errors/domain-errors.ts';

/** Deeply nested values could overflow the stack; no call needs more than a few levels. */
const MAX_DEPTH = 32;
/** Each key of a body becomes a property, which costs far more memory than its text. */
const MAX_KEYS = 1000;
/** Millions of short elements fit into a body; reading them would stop the server for a second. */
const MAX_ELEMENTS = 10_000;
const MAX_KEY_LENGTH = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Lets this app read JSON bodies and nothing else. An empty body is `{}`: the clients of the specification
 * send `Content-Type: application/json` without a body, and a 400 would sign members out.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      const text = decode(body);
      if (text.trim() === '') return {};
      refuseLarge(text);
      const value = parse(text);
      refuseHarmful(value);
      return value;
    },
  );
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Invalid('the body is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Invalid('the body is not JSON');
  }
}

/** Counts brackets, the colons after keys and the commas between elements before parsing, outside strings. */
function refuseLarge(text: string): void {
  let depth = 0;
  let keys = 0;
  let commas = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') keys += 1;
    else if (character === ',') commas += 1;
    if (depth > MAX_DEPTH) throw new Invalid(`the body is nested deeper than ${MAX_DEPTH} levels`);
    if (keys > MAX_KEYS) throw new Invalid(`the body has more than ${MAX_KEYS} keys`);
    if (commas > MAX_ELEMENTS) throw new Invalid(`the body has more than ${MAX_ELEMENTS} elements`);
  }
}

/**
 * PostgreSQL cannot store U+0000 or half a surrogate pair; the two names change
 * the prototype of objects copied from it.
 */
function refuseHarmful(value: unknown): void {
  if (typeof value === 'string') refuseUnstorable(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__' || name === 'constructor')
      throw new Invalid(`the body must not contain the key ${name}`);
    if (name.length > MAX_KEY_LENGTH)
      throw new Invalid(`the body has a key longer than ${MAX_KEY_LENGTH} characters`);
    refuseUnstorable(name);
    refuseHarmful(inner);
  }
}

function refuseUnstorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Invalid('the body contains U+0000 or an unpaired surrogate');
}
