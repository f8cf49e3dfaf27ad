import { z } from './zod.ts';

/** The `rc_code` of success. Other values are refusals, explained by `rc_des`. */
export const SUCCESS = '1';

/** The success body of a feed. `data` is always a list, also for a single row. */
export function feed<Row extends z.ZodType>(row: Row) {
  return z.object({ rc_code: z.string(), rc_des: z.string().optional(), data: z.array(row) });
}

/** The response of a call that returns no data; clients do not need the empty list. */
export const Outcome = z.object({
  rc_code: z.string(),
  rc_des: z.string().optional(),
  data: z.array(z.never()).default([]),
});

/** Stable failure codes for clients to branch on, instead of the Thai text. */
export const FailureCode = z.enum([
  'validation',
  'invalid_credentials',
  'unauthorized',
  'password_reset_required',
  'password_change_required',
  'proof_of_work_required',
  'terms_required',
  'forbidden',
  'csrf',
  'impersonating',
  'not_found',
  'gone',
  'method_not_allowed',
  'conflict',
  'in_progress',
  'idempotency_key_reused',
  'payload_too_large',
  'unsupported_media_type',
  'locked',
  'rate_limited',
  'unavailable',
  'internal',
]);
export type FailureCode = z.infer<typeof FailureCode>;

/** The body of every 4xx and 5xx response. */
export const Failure = z
  .object({
    error: z.string().meta({ description: 'The Thai text shown to members' }),
    message: z.string().meta({ description: 'The same as plain text, for logs and other clients' }),
    code: FailureCode,
    retry_after: z
      .int()
      .optional()
      .meta({ description: 'Seconds to wait, with `locked`, `rate_limited` and `in_progress`' }),
    request_id: z.string().optional().meta({ description: 'For members to quote to the cooperative' }),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof Failure>;
