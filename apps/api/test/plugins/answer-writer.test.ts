import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { defineCall } from '@sahakorn/contract/call';
import { feed } from '@sahakorn/contract/envelope';
import { IsoDate, Money } from '@sahakorn/contract/values';
import { z } from 'zod';
import { registerErrors } from '../../src/plugins/errors.ts';
import { registerCall, registerSchemas } from '../../src/plugins/call.ts';

const Row = z.object({
  seq_no: z.int(),
  day: IsoDate.nullable(),
  amount: Money.nullable(),
  kind: z.enum(['in', 'out']).nullable(),
  open: z.boolean(),
  note: z.string().optional(),
});

const rows = defineCall({
  id: 'rows',
  method: 'GET',
  path: '/rows',
  summary: 'Rows',
  tag: 'test',
  access: 'public',
  response: feed(Row),
});

/** What is sent for an answer, written by the compiled function or by zod. */
async function send(answer: unknown, { production }: { production: boolean }) {
  const app = Fastify();
  registerErrors(app);
  registerSchemas(app, !production);
  registerCall(app, rows, () => answer as z.output<typeof rows.response>);
  return app.inject('/rows');
}

const ROW = { seq_no: -7, day: '2026-11-20', amount: '-1234.50', kind: 'out', open: false };

describe('an answer in production', () => {
  it.each([
    ['a row', [ROW]],
    ['nothing', []],
    ['nulls', [{ ...ROW, day: null, amount: null, kind: null }]],
    [
      'an optional field',
      [
        { ...ROW, note: '' },
        { ...ROW, note: undefined },
      ],
    ],
    ['Thai, quotes, controls and surrogates', [{ ...ROW, note: 'ก้ "\\/\n\u0000\u2028😀\ud800' }]],
    ['a long text', [{ ...ROW, note: 'ดอกเบี้ย "ทบต้น" '.repeat(400) }]],
    ['fields in another order', [Object.fromEntries(Object.entries(ROW).toReversed())]],
  ])('is written as zod writes it: %s', async (_what, data) => {
    const [strict, written] = await Promise.all([
      send({ rc_code: '1', rc_des: 'คำอธิบาย', data }, { production: false }),
      send({ data, rc_code: '1', rc_des: 'คำอธิบาย' }, { production: true }),
    ]);
    expect(strict.statusCode).toBe(200);
    expect(written.body).toBe(strict.body);
    expect(written.headers['content-type']).toBe(strict.headers['content-type']);
  });

  it('has no field that its schema does not name', async () => {
    const leaking = { ...ROW, id_card: '1101700230705', seq: { password_hash: '$argon2id$' } };
    const { body } = await send({ rc_code: '1', data: [leaking], secret: 'x' }, { production: true });
    expect(JSON.parse(body)).toEqual({ rc_code: '1', data: [ROW] });
  });

  it('fails without details where a required field of a row is missing', async () => {
    const { amount: _amount, ...row } = ROW;
    const answer = await send({ rc_code: '1', data: [row] }, { production: true });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('amount');
  });
});
