import { z } from 'zod';
import { IMPORT_TABLES } from '../tables/import-tables.ts';

/** Keys for the source of a value. An expression has exactly one of them. */
const ORIGINS = ['from', 'constant', 'template', 'join', 'credit'] as const;

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
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (given.length !== 1) refuse(`ต้องมีอย่างใดอย่างหนึ่งเพียงอย่างเดียว: ${ORIGINS.join(', ')}`);
    if ((rule.credit === undefined) !== (rule.debit === undefined)) refuse('credit และ debit ต้องมาคู่กัน');
    if (rule.separator !== undefined && !rule.join) refuse('separator ใช้กับ join เท่านั้น');
    if (rule.otherwise !== undefined && !rule.values) refuse('otherwise ใช้กับ values เท่านั้น');
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
