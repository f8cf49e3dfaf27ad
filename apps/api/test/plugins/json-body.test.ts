import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerErrors } from '../../src/plugins/errors.ts';
import { registerJsonBody } from '../../src/plugins/json-body.ts';

function keys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
}

function elements(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

function send(payload: string | Buffer, type = 'application/json') {
  const app = Fastify({ bodyLimit: 1024 * 1024 });
  registerErrors(app);
  registerJsonBody(app);
  app.post('/', (request) => ({ got: request.body ?? null }));
  return app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
}

describe('a body', () => {
  it.each([
    ['', {}],
    [' \r\n', {}],
    ['{}', {}],
    ['[]', []],
    ['null', null],
    ['"ก"', 'ก'],
    [String.raw`{"a":"\u0e01\ud83d\ude00"}`, { a: 'ก😀' }],
    ['{"a":1,"a":2}', { a: 2 }],
    [`${'['.repeat(32)}${']'.repeat(32)}`, JSON.parse(`${'['.repeat(32)}${']'.repeat(32)}`)],
    [JSON.stringify(keys(1000)), keys(1000)],
    [JSON.stringify({ ['k'.repeat(100)]: 1 }), { ['k'.repeat(100)]: 1 }],
    [JSON.stringify(elements(10_000)), elements(10_000)],
    [JSON.stringify({ a: ','.repeat(20_000) }), { a: ','.repeat(20_000) }],
    [JSON.stringify({ a: '":'.repeat(2000) }), { a: '":'.repeat(2000) }],
    [JSON.stringify({ a: `${'['.repeat(50)}\\"{{` }), { a: `${'['.repeat(50)}\\"{{` }],
  ])('%s is read', async (payload, got) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ got });
  });

  it.each([
    ['{', 'the body is not JSON'],
    ['{"a":NaN}', 'the body is not JSON'],
    ['a=1', 'the body is not JSON'],
    ['\uFEFF{}', 'the body is not JSON'],
    [String.raw`{"a":"\u0000"}`, 'the body contains U+0000 or an unpaired surrogate'],
    [String.raw`{"\u0000":1}`, 'the body contains U+0000 or an unpaired surrogate'],
    [String.raw`{"a":["\ud83d"]}`, 'the body contains U+0000 or an unpaired surrogate'],
    [String.raw`"\ude00\ud83d"`, 'the body contains U+0000 or an unpaired surrogate'],
    ['{"__proto__":{"x":1}}', 'the body must not contain the key __proto__'],
    [String.raw`{"a":[{"\u005f_proto__":1}]}`, 'the body must not contain the key __proto__'],
    ['{"constructor":{"prototype":{}}}', 'the body must not contain the key constructor'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'the body is nested deeper than 32 levels'],
    ['['.repeat(50_000), 'the body is nested deeper than 32 levels'],
    ['{"a":'.repeat(50_000), 'the body is nested deeper than 32 levels'],
    [JSON.stringify(keys(1001)), 'the body has more than 1000 keys'],
    [JSON.stringify([keys(600), { a: keys(600) }]), 'the body has more than 1000 keys'],
    [`{${'"a":1,'.repeat(1001)}"a":1}`, 'the body has more than 1000 keys'],
    [JSON.stringify(elements(10_002)), 'the body has more than 10000 elements'],
    [JSON.stringify({ a: [elements(6000), elements(6000)] }), 'the body has more than 10000 elements'],
    [`[${'0,'.repeat(500_000)}0]`, 'the body has more than 10000 elements'],
    [JSON.stringify({ ['k'.repeat(101)]: 1 }), 'the body has a key longer than 100 characters'],
    [JSON.stringify([{ a: { ['ก'.repeat(101)]: 1 } }]), 'the body has a key longer than 100 characters'],
  ])('%s is refused', async (payload, message) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message });
  });

  it.each([
    'text/plain',
    'text/plain;charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    ' ',
  ])('of the type %j is refused', async (type) => {
    const answer = await send('{}', type);
    expect(answer.statusCode).toBeOneOf([400, 415]);
    expect(answer.json()).toHaveProperty('code');
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'of the type %s is read',
    async (type) => {
      expect((await send('{"a":1}', type)).json()).toEqual({ got: { a: 1 } });
    },
  );

  it.each([
    ['a broken sequence', [0x22, 0xc3, 0x28, 0x22]],
    ['half a surrogate pair', [0x22, 0xed, 0xa0, 0xbd, 0x22]],
    ['Thai in TIS-620', [0x22, 0xa1, 0xa2, 0x22]],
  ])('with %s is refused', async (_what, bytes) => {
    const answer = await send(Buffer.from(bytes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'the body is not UTF-8' });
  });

  it('over a mebibyte is refused', async () => {
    const answer = await send(JSON.stringify('x'.repeat(1024 * 1024)));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });
});
