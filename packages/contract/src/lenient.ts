import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { Instant, IsoDate } from './values.ts';
import { z } from './zod.ts';

/**
 * `T` as a tolerant reader returns it: any leaf may be null, since it may be missing or unreadable. Lists and
 * objects are always present; a list holds only the elements that could be read.
 */
export type Lenient<T> = T extends readonly (infer Element)[]
  ? (Element extends object ? Lenient<Element> : Element)[]
  : T extends object
    ? { [Key in keyof T]: Lenient<T[Key]> }
    : T | null;

/** `issues` are the fields that could not be read, such as `data[].balance`, without their values. */
export type Reading = { data: unknown; issues: readonly string[] };

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

/** More digits than this do not survive a JSON number. */
const EXACT_DIGITS = 15;

const NUMBER = /^-?\d+(\.\d+)?$/;
const ZERO_DATE = /^0000-00-00/;
const DAY_WITH_TIME = /^\d{4}-\d\d-\d\d(?=[T ]\d\d:\d\d(:\d\d)?$)/;

/**
 * Reads an answer field by field: an unreadable leaf becomes null (an optional day becomes an empty text), an
 * unreadable list is empty, unknown fields are dropped. Null if the answer is no object at all.
 */
export function readLeniently(schema: Schema, answer: unknown): Reading | null {
  if (!isObject(answer)) return null;
  const issues = new Set<string>();
  return { data: read(schema, answer, '', issues), issues: [...issues] };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(schema: Schema, value: unknown, path: string, issues: Set<string>): unknown {
  const exact = z.safeParse(schema, value);
  if (exact.success) return exact.data;
  if (schema instanceof z.ZodDefault && isEmpty(value)) return z.parse(schema, undefined);
  if (schema instanceof z.ZodNullable && isEmpty(value) && value !== undefined) return null;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return readNested(schema.unwrap(), value, path, issues);
  }
  if (schema instanceof z.ZodObject) return readObject(schema, value, path, issues);
  if (schema instanceof z.ZodArray) return readList(schema.element, value, path, issues);
  const taken = getSpellings(schema, value)
    .map((spelling) => z.safeParse(schema, spelling))
    .find(({ success }) => success);
  if (!taken) issues.add(path);
  return taken?.data ?? null;
}

/**
 * A missing optional object is null rather than an object of nulls. An unreadable day is an empty text, since
 * null says that there is none: a payment of an unknown day would seem unpaid.
 */
function readNested(schema: Schema, value: unknown, path: string, issues: Set<string>): unknown {
  if (!(schema instanceof z.ZodObject) || isObject(value)) {
    const unreadable = schema === IsoDate || schema === Instant ? '' : null;
    return read(schema, value, path, issues) ?? unreadable;
  }
  issues.add(path);
  return null;
}

function readObject(schema: z.ZodObject, value: unknown, path: string, issues: Set<string>): unknown {
  const whole = isObject(value);
  if (!whole) issues.add(path);
  const shape = Object.entries<Schema>(schema.shape);
  return Object.fromEntries(
    shape.map(([name, field]) => {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      return [name, read(field, whole ? value[name] : undefined, fieldPath, whole ? issues : new Set())];
    }),
  );
}

/** A list of which no element could be read is unreadable rather than empty. */
function readList(element: Schema, value: unknown, path: string, issues: Set<string>): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const elements = items.flatMap((item) => readElement(element, item, `${path}[]`, issues));
  if (!Array.isArray(value) || (elements.length === 0 && items.length > 0)) issues.add(path);
  return elements;
}

/** None for an element of which nothing could be read. */
function readElement(element: Schema, item: unknown, path: string, issues: Set<string>): unknown[] {
  const kind = findKind(element, item);
  const own = new Set<string>();
  const result = kind && read(kind, item, path, own);
  if (kind && !(own.size > 0 && isUnread(result))) {
    for (const issue of own) issues.add(issue);
    return [result];
  }
  issues.add(path);
  return [];
}

function isUnread(part: unknown): boolean {
  if (Array.isArray(part)) return part.length === 0;
  return isObject(part) ? Object.values(part).every(isUnread) : (part ?? '') === '';
}

/** The schema of an element; undefined for a kind that the contract does not know. */
function findKind(element: Schema, item: unknown): Schema | undefined {
  if (!(element instanceof z.ZodDiscriminatedUnion)) return element;
  const { discriminator, options } = element.def;
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      isObject(item) &&
      z.safeParse(option.shape[discriminator], item[discriminator]).success,
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isZeroDate(value);
}

function isZeroDate(value: unknown): boolean {
  return typeof value === 'string' && ZERO_DATE.test(value);
}

/** Other ways to write exactly the same value, of which the schema may take one. */
function getSpellings(schema: Schema, value: unknown): unknown[] {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return [];
  const exact = NUMBER.test(text) && text.replaceAll(/\D/g, '').length <= EXACT_DIGITS;
  if (schema instanceof z.ZodNumber) return exact ? [Number(text)] : [];
  const takesText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  if (!takesText || (typeof value === 'number' && !exact)) return [];
  const [day] = DAY_WITH_TIME.exec(text) ?? [];
  const takesWords = z.safeParse(schema, 'word').success;
  return [text, toMoney(text), padMembershipNo(text), takesWords ? undefined : day];
}

/** `12` and `12.5000` as `12.00` and `12.50`; undefined for fractions of a satang. */
function toMoney(text: string): string | undefined {
  const [, baht, satang = ''] = /^(-?\d+)(?:\.(\d{0,2})0*)?$/.exec(text) ?? [];
  return baht && `${baht}.${satang.padEnd(2, '0')}`;
}
