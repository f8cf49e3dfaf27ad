import { Rate } from '@sahakorn/contract/values';
import { z } from 'zod';
import {
  DividendRounding,
  Eleven,
  LoanItems,
  Rounding,
  StoredRuleBook,
  YearDays,
} from '../info/rule-book.ts';
import { Day, nonEmptyLine } from './field-values.ts';

const CUT_OFF = 'ต้องเป็นวันที่ 1 ถึง 28 หรือ month-end (สิ้นเดือน)';
const CutOff = z.union([z.int().min(1, CUT_OFF).max(28, CUT_OFF), z.literal('month-end')], CUT_OFF);
const PAY_DAY = 'ต้องเป็นวันที่ 1 ถึง 31';
const VERSION = 'ต้องเป็นเลขจำนวนเต็มตั้งแต่ 1';
const Percent = z.string().refine((text) => Rate.safeParse(text).success, 'ต้องเป็นร้อยละ มีทศนิยมไม่เกิน 4 ตำแหน่ง');

const Weighing = z.discriminatedUnion(
  'by',
  [
    z
      .strictObject({ by: z.literal('months'), first: Eleven, divisor: Eleven, cut_off: CutOff })
      .refine(({ first, divisor }) => first <= divisor, {
        message: 'ต้องไม่มากกว่า divisor มิฉะนั้นหุ้นที่ซื้อในเดือนแรกได้ปันผลเกินอัตรา',
        path: ['first'],
      })
      .transform(({ cut_off, ...weighing }) => ({ ...weighing, cutOff: cut_off })),
    z
      .strictObject({ by: z.literal('days'), year_days: YearDays })
      .transform(({ by, year_days }) => ({ by, yearDays: year_days })),
  ],
  'ต้องเป็น months หรือ days',
);

const head = {
  name: nonEmptyLine(200),
  version: z.int(VERSION).min(1, VERSION),
  from: Day,
  source: nonEmptyLine(500),
};

const DividendRule = z.strictObject({
  ...head,
  weighing: Weighing,
  rounding: DividendRounding,
  ceiling: Percent.nullable(),
});

const AverageReturnRule = z
  .strictObject({ ...head, none_after_default: z.boolean('ต้องเป็น true หรือ false'), rounding: Rounding })
  .transform(({ none_after_default, ...rule }) => ({ ...rule, noneAfterDefault: none_after_default }));

const { weekend } = StoredRuleBook.shape.loan.element.shape;
const { division, liability } = StoredRuleBook.shape.guarantee.element.shape;

const LoanRule = z
  .strictObject({
    ...head,
    year_days: YearDays,
    rounding: Rounding,
    pay_day: z.int(PAY_DAY).min(1, PAY_DAY).max(31, PAY_DAY),
    weekend,
  })
  .transform(({ year_days, pay_day, ...rule }) => ({ ...rule, yearDays: year_days, payDay: pay_day }));

const GuaranteeRule = z.strictObject({ ...head, division, liability });

/** The versions of one rule, each with its own number and first day. */
function versions<Rule extends z.ZodType<{ version: number; from: string }>>(rule: Rule) {
  return z
    .array(rule)
    .superRefine((list, context) => {
      for (const [index, { version, from }] of list.entries()) {
        const before = list.slice(0, index);
        if (before.some((other) => other.version === version))
          context.addIssue({ code: 'custom', path: [index, 'version'], message: `มีฉบับที่ ${version} อยู่แล้ว` });
        if (before.some((other) => other.from === from))
          context.addIssue({ code: 'custom', path: [index, 'from'], message: 'มีฉบับที่เริ่มใช้วันนี้อยู่แล้ว' });
      }
    })
    .default([]);
}

/** `site/rules.yaml`: the cooperative's conventions, read as the rule book of `@sahakorn/rules`. */
export const RulesFile = z
  .strictObject({
    demonstration: StoredRuleBook.shape.demonstration,
    year_end_month: StoredRuleBook.shape.yearEndMonth,
    dividend: versions(DividendRule),
    average_return: versions(AverageReturnRule),
    loan: versions(LoanRule),
    guarantee: versions(GuaranteeRule),
    loan_items: LoanItems.default({}),
  })
  .transform(({ average_return, loan_items, year_end_month, ...book }) => ({
    ...book,
    ...(year_end_month !== undefined && { yearEndMonth: year_end_month }),
    averageReturn: average_return,
    loanItems: loan_items,
  }));
