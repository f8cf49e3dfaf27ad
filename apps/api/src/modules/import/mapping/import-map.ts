import { z } from 'zod';
import type { Bilingual } from '../../../language.ts';
import { IMPORT_TABLES } from '../tables/import-tables.ts';

/** Keys for the source of a value. An expression has exactly one of them. */
const ORIGINS = ['from', 'constant', 'template', 'join', 'credit'] as const;

const ONE_ORIGIN: Bilingual = {
  th: `ต้องมีอย่างใดอย่างหนึ่งเพียงอย่างเดียว: ${ORIGINS.join(', ')}`,
  en: `must have exactly one of: ${ORIGINS.join(', ')}`,
};
const BOTH_SIDES: Bilingual = {
  th: 'credit และ debit ต้องมาคู่กัน',
  en: 'credit and debit must come together',
};

function onlyWith(key: string, other: string): Bilingual {
  return { th: `${key} ใช้กับ ${other} เท่านั้น`, en: `${key} is only for ${other}` };
}

/** The reason of a rule of ours, which an issue of zod carries in its parameters. */
export function getRuleReason(issue: z.core.$ZodIssue): Bilingual {
  const { th = issue.message, en = issue.message } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return { th: String(th), en: String(en) };
}

const Heading = z.string().min(1);

/** How one column is filled. A bare string is the heading of a source column. */
export type MapExpression = string | MapRule;

export type MapRule = {
  from?: string | undefined;
  constant?: string | undefined;
  template?: string | undefined;
  join?: MapExpression[] | undefined;
  separator?: string | undefined;
  credit?: string | undefined;
  debit?: string | undefined;
  values?: Record<string, string | null> | undefined;
  otherwise?: string | null | undefined;
  default?: string | undefined;
  negate?: boolean | undefined;
};

const MapRule: z.ZodType<MapRule> = z
  .strictObject({
    from: Heading.optional().describe('Heading of the source column, or a path such as address.district'),
    constant: z.string().optional().describe('The same text in every row'),
    template: z.string().min(1).optional().describe('Several columns: "{no}[ หมู่ {moo}]"'),
    get join() {
      return z.array(MapExpression).min(1).optional().describe('Expressions whose texts are joined');
    },
    separator: z.string().optional().describe('Between the texts of join; a space by default'),
    credit: Heading.optional().describe('Column of money that comes in'),
    debit: Heading.optional().describe('Column of money that goes out'),
    values: z.record(z.string(), z.string().nullable()).optional().describe('From value to value'),
    otherwise: z.string().nullable().optional().describe('For a value that is not in values'),
    default: z.string().optional().describe('For an empty value'),
    negate: z.boolean().optional().describe('Turns the sign of an amount'),
  })
  .superRefine((rule, context) => {
    const given = ORIGINS.filter((origin) => rule[origin] !== undefined);
    const refuse = (reason: Bilingual) =>
      context.addIssue({ code: 'custom', message: reason.en, params: reason });
    if (given.length !== 1) refuse(ONE_ORIGIN);
    if ((rule.credit === undefined) !== (rule.debit === undefined)) refuse(BOTH_SIDES);
    if (rule.separator !== undefined && !rule.join) refuse(onlyWith('separator', 'join'));
    if (rule.otherwise !== undefined && !rule.values) refuse(onlyWith('otherwise', 'values'));
  });

const MapExpression: z.ZodType<MapExpression> = z.union([Heading, MapRule]);

function tableSchema(columns: readonly { name: string }[]) {
  const shape = Object.fromEntries(columns.map(({ name }) => [name, MapExpression.optional()]));
  return z.strictObject({
    file: z.string().min(1).describe('File in the folder of the books'),
    columns: z.strictObject(shape),
  });
}

/** The map file: for each table, the file and the columns of the cooperative's system. */
export const ImportMap = z
  .strictObject({
    $schema: z.string().optional(),
    about: z.string().optional().describe('For people; not read'),
    tables: z.strictObject(
      Object.fromEntries(IMPORT_TABLES.map(({ name, columns }) => [name, tableSchema(columns).optional()])),
    ),
  })
  .meta({ title: 'Sahakorn import map' });
export type ImportMap = z.infer<typeof ImportMap>;

/** The map as JSON Schema, for editors that complete and check it while it is written. */
export function importMapSchema(): unknown {
  return z.toJSONSchema(ImportMap, { io: 'input' });
}
