import { IsoDate, Rate } from '@sahakorn/contract/values';
import type { LedgerKind } from '@sahakorn/rules/loan-replay';
import type { RuleBook } from '@sahakorn/rules/rule-book';
import { z } from 'zod';
import { toIssueMessage } from '../../issue-message.ts';

/** One of some words, with a message for a reader at the cooperative. */
function choice<const Words extends readonly string[]>(words: Words) {
  return z.enum(
    words,
    toIssueMessage({ th: `ต้องเป็น ${words.join(' หรือ ')}`, en: `must be ${words.join(' or ')}` }),
  );
}

export const Eleven = z.literal([11, 12], toIssueMessage({ th: 'ต้องเป็น 11 หรือ 12', en: 'must be 11 or 12' }));
export const YearDays = z.literal(
  [365, 'actual'],
  toIssueMessage({
    th: 'ต้องเป็น 365 หรือ actual (จำนวนวันของปีนั้น)',
    en: 'must be 365 or actual (the number of days of that year)',
  }),
);

const YEAR_END_MONTH = toIssueMessage({
  th: 'ต้องเป็นเดือนที่สิ้นสุดปีบัญชี ตั้งแต่ 1 (มกราคม) ถึง 12 (ธันวาคม)',
  en: 'must be the month with which the accounting year ends, from 1 (January) to 12 (December)',
});
export const YearEndMonth = z.int(YEAR_END_MONTH).min(1, YEAR_END_MONTH).max(12, YEAR_END_MONTH);

export const Rounding = z.strictObject({
  unit: choice(['satang', 'baht']),
  mode: choice(['half-up', 'down', 'up']),
});

export const DividendRounding = Rounding.extend({ per: choice(['line', 'sum']) });

/** What rows of a loan's ledger do, by their `item_type_code`. */
export const LoanItems = z.record(
  z.string(),
  choice(['advance', 'instalment', 'extra', 'payoff', 'move'] satisfies LedgerKind[]),
);
export type LoanItems = z.infer<typeof LoanItems>;

const version = { name: z.string(), version: z.int(), from: IsoDate, source: z.string() };

/** The cooperative's rules as they are stored; a file of them is checked by `rules-file.ts`. */
export const StoredRuleBook = z.strictObject({
  /** The rules of the demonstration, which no real cooperative has decided. */
  demonstration: z
    .literal(true, toIssueMessage({ th: 'ต้องเป็น true หรือลบบรรทัดนี้', en: 'must be true, or delete this line' }))
    .optional(),
  yearEndMonth: YearEndMonth.optional(),
  dividend: z.array(
    z.strictObject({
      ...version,
      weighing: z.discriminatedUnion('by', [
        z.strictObject({
          by: z.literal('months'),
          first: Eleven,
          divisor: Eleven,
          cutOff: z.union([z.int(), z.literal('month-end')]),
        }),
        z.strictObject({ by: z.literal('days'), yearDays: YearDays }),
      ]),
      rounding: DividendRounding,
      ceiling: Rate.nullable(),
    }),
  ),
  averageReturn: z.array(z.strictObject({ ...version, noneAfterDefault: z.boolean(), rounding: Rounding })),
  loan: z.array(
    z.strictObject({
      ...version,
      yearDays: YearDays,
      rounding: Rounding,
      payDay: z.int(),
      weekend: choice(['same', 'before', 'after']),
    }),
  ),
  guarantee: z.array(
    z.strictObject({
      ...version,
      division: choice(['equally', 'by-limit']),
      liability: choice(['part', 'limit']),
    }),
  ),
  loanItems: LoanItems.default({}),
}) satisfies z.ZodType<RuleBook>;
export type StoredRuleBook = z.infer<typeof StoredRuleBook>;
