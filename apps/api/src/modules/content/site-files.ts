import { Branch, NamedLink, OpeningHours, RATE_KINDS } from '@sahakorn/contract/home';
import { CategoryCode, MediaFileName } from '@sahakorn/contract/topic';
import { Rate } from '@sahakorn/contract/values';
import { MAX_PERIODS } from '@sahakorn/rules/loan-plan';
import { getMoneySign } from '@sahakorn/thai/money';
import { parseMoneyInput } from '@sahakorn/thai/money-input';
import { z } from 'zod';
import { HomePlan } from '../info/site-parts.ts';
import { toIssueMessage } from '../../issue-message.ts';
import { Day, nonEmptyLine, line, Link } from './field-values.ts';
import { findLostText } from './lost-text.ts';
import { RulesFile } from './rules-file.ts';

const name = nonEmptyLine(200);
const url = Link;
const OptionalLink = z.union([z.literal(''), Link]).default('');

const Menu = z
  .array(
    z.union([
      z.strictObject({ name, url }),
      z.strictObject({ name, items: z.array(z.strictObject({ name, url })) }),
    ]),
  )
  .max(30);

function refuseLostText(html: string, context: z.RefinementCtx): void {
  for (const { reason } of findLostText(html, { hasFiles: false })) {
    context.addIssue({ code: 'custom', message: toIssueMessage(reason) });
  }
}

const Banners = z.strictObject({
  notice: z
    .strictObject({
      colour: z.string().regex(
        /^[a-z]{1,30}$/i,
        toIssueMessage({
          th: 'ต้องเป็นชื่อสีภาษาอังกฤษ เช่น blue',
          en: 'must be the English name of a colour, such as blue',
        }),
      ),
      html: z.string().max(4000).superRefine(refuseLostText),
    })
    .optional(),
  slides: z
    .array(
      z.strictObject({
        title: name,
        text: line(500).default(''),
        label: line(60).default(''),
        url,
        picture: z.string().min(1).optional(),
        alt: line(200).default(''),
        from: Day.optional(),
        until: Day.optional(),
      }),
    )
    .max(20)
    .default([]),
});

const Links = z.array(z.strictObject(NamedLink.extend({ name, url }).shape)).default([]);

const Footer = z.strictObject({
  about: Links,
  address: line(500),
  phones: z.array(z.strictObject({ name, number: line(40) })).default([]),
  emails: z.array(z.email(toIssueMessage({ th: 'ไม่ใช่อีเมล', en: 'not an e-mail address' }))).default([]),
  chat: z.strictObject({ name, url }).nullable().default(null),
  social: Links,
  map_url: OptionalLink,
  ios_url: OptionalLink,
  android_url: OptionalLink,
  branches: z
    .array(
      z.strictObject({
        ...Branch.shape,
        name,
        address: line(500),
        phone: line(40).default(''),
        hours: z.array(z.strictObject(OpeningHours.shape)).default([]),
        map_url: OptionalLink,
        latitude: Branch.shape.latitude.default(null),
        longitude: Branch.shape.longitude.default(null),
      }),
    )
    .default([]),
});

const Partners = z
  .array(
    z.strictObject({
      name,
      url,
      logo: z.string().min(1).optional(),
      description: line(500).default(''),
    }),
  )
  .max(50);

const Calendar = z
  .array(
    z
      .strictObject({
        title: name,
        date: Day,
        until: Day.optional(),
        time: line(60).default(''),
        place: line(200).default(''),
        url: OptionalLink,
      })
      .refine(
        (event) => event.until === undefined || event.until >= event.date,
        toIssueMessage({ th: 'until อยู่ก่อน date', en: 'until is before date' }),
      ),
  )
  .max(1000);

const MAX_PERIODS_WORDS = toIssueMessage({
  th: `ต้องเป็นจำนวนงวดตั้งแต่ 1 ถึง ${MAX_PERIODS}`,
  en: `must be a number of instalments from 1 to ${MAX_PERIODS}`,
});

/** An amount of a loan as a decimal string. */
const Baht = z.string().transform((value, context) => {
  const amount = parseMoneyInput(value);
  if (amount !== null && getMoneySign(amount) > 0) return amount;
  context.addIssue({
    code: 'custom',
    message: toIssueMessage({
      th: 'ต้องเป็นจำนวนเงินที่มากกว่า 0 เช่น 50,000',
      en: 'must be an amount of more than 0, such as 50,000',
    }),
  });
  return z.NEVER;
});

type Limits = { max_amount?: string | undefined; max_periods?: number | undefined };

function hasNoLimit({ max_amount, max_periods }: Limits): boolean {
  return max_amount === undefined && max_periods === undefined;
}

const Rates = z
  .array(
    z
      .strictObject({
        kind: z.enum(RATE_KINDS),
        name,
        effective_on: Day.nullable().default(null),
        url: OptionalLink,
        items: z.array(
          z.strictObject({
            name,
            rate: Rate,
            max_amount: Baht.optional(),
            max_periods: z
              .int(MAX_PERIODS_WORDS)
              .min(1, MAX_PERIODS_WORDS)
              .max(MAX_PERIODS, MAX_PERIODS_WORDS)
              .optional(),
          }),
        ),
      })
      .refine(({ kind, items }) => kind === 'loan' || items.every(hasNoLimit), {
        message: toIssueMessage({
          th: 'max_amount และ max_periods มีได้เฉพาะ kind: loan',
          en: 'max_amount and max_periods are only for kind: loan',
        }),
        path: ['items'],
      }),
  )
  .max(10);

const Categories = z
  .array(
    z.strictObject({
      category: CategoryCode,
      name,
      picture: MediaFileName.default('default-news.png'),
    }),
  )
  .max(200);

/** The files of `site/`, by their names without extension. */
export const SITE_FILES = {
  menu: Menu,
  banners: Banners,
  home: HomePlan,
  footer: Footer,
  partners: Partners,
  calendar: Calendar,
  rates: Rates,
  rules: RulesFile,
  categories: Categories,
} as const;

export type SiteFileName = keyof typeof SITE_FILES;

/** The parsed files of `site/`; parts without a file are not changed. */
export type SiteDraft = { [Name in SiteFileName]?: z.output<(typeof SITE_FILES)[Name]> };
