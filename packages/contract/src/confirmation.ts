import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { plainText } from './plain-text.ts';
import { Instant, IsoDate, Money } from './values.ts';

/** What a member writes about a balance that is not right. */
export const DISPUTE_RULE = { max: 500, lines: 'many' } as const;

/** A balance of the books that differs from the previous one plus the movement. */
export const BalanceDifference = z.object({
  kind: z.enum(['row', 'account']).meta({
    description:
      '`row`: a movement; `account`: the balance that the account states, which is not that after its last movement',
  }),
  seq_no: z.int(),
  day: IsoDate,
  description: z.string(),
  stated: Money,
  expected: Money,
});
export type BalanceDifference = z.infer<typeof BalanceDifference>;

/** One balance of a confirmation, as the books stated it when the confirmation was opened. */
export const ConfirmationLine = z.object({
  line_no: z.int().positive(),
  kind: z.enum(['share', 'deposit', 'loan']),
  account_no: z.string().meta({ description: 'The account or contract number; empty for shares' }),
  account_name: z.string(),
  amount: Money.nullable().meta({
    description: 'By the dates of the movements; null if the books do not state the balance of that day',
  }),
  posted_amount: Money.optional().meta({
    description:
      'What the ledger states in the last row dated up to that day, where rows of later days were posted before it',
  }),
  differences: z.array(BalanceDifference).meta({ description: 'The first ten, in the order of the ledger' }),
  answer: z.enum(['agreed', 'disputed']).nullable(),
  comment: z.string().nullable().meta({ description: 'What the member says is not right, plain text' }),
  answered_at: Instant.nullable(),
});
export type ConfirmationLine = z.infer<typeof ConfirmationLine>;

/** A confirmation without its lines. */
export const ConfirmationHead = z.object({
  balance_on: IsoDate.meta({ description: 'The balances are those at the end of this day' }),
  open_until: IsoDate.meta({ description: 'The last day on which it can be answered' }),
  state: z.enum(['open', 'submitted', 'closed']).meta({
    description: '`closed`: its time is over and nothing was submitted; answers given until then are kept',
  }),
  submitted_at: Instant.nullable(),
  line_count: z.int().positive(),
  answered_count: z.int().nonnegative(),
  disputed_count: z.int().nonnegative(),
});
export type ConfirmationHead = z.infer<typeof ConfirmationHead>;

export const BalanceConfirmation = ConfirmationHead.extend({ lines: z.array(ConfirmationLine) });
export type BalanceConfirmation = z.infer<typeof BalanceConfirmation>;

const COMMON = { method: 'POST', tag: 'confirmation', access: 'member' } as const;
const UNKNOWN = { 404: 'The member has no confirmation of that day, or it has no such line' } as const;

export const memberConfirmations = defineCall({
  ...COMMON,
  id: 'member_confirmations',
  path: '/api/member/member_confirmations',
  summary: 'Balance confirmations, the latest day first',
  response: feed(ConfirmationHead),
});

export const memberConfirmation = defineCall({
  ...COMMON,
  id: 'member_confirmation',
  path: '/api/member/member_confirmation/{balance_on}',
  summary: 'One balance confirmation with its lines',
  params: z.object({ balance_on: IsoDate }),
  response: feed(BalanceConfirmation),
  failures: UNKNOWN,
});

const Line = z.object({ balance_on: IsoDate, line_no: ConfirmationLine.shape.line_no });

export const answerConfirmation = defineCall({
  ...COMMON,
  id: 'answer_confirmation',
  path: '/api/member/member_confirmation_answer',
  summary: 'Agree to one balance, dispute it with a sentence, or withdraw the answer; refused once submitted',
  writes: true,
  once: true,
  body: z.union([
    Line.extend({ answer: z.literal('agreed') }),
    Line.extend({ answer: z.literal('disputed'), comment: plainText(DISPUTE_RULE) }),
    Line.extend({ answer: z.null() }),
  ]),
  response: feed(ConfirmationLine),
  failures: UNKNOWN,
});

export const submitConfirmation = defineCall({
  ...COMMON,
  id: 'submit_confirmation',
  path: '/api/member/member_confirmation_submit',
  summary: 'Submit the answers; refused while a line has none. Submitting again changes nothing',
  writes: true,
  body: z.object({ balance_on: IsoDate }),
  response: feed(ConfirmationHead),
  failures: UNKNOWN,
});
