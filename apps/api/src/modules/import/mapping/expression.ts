import { negateMoney, subtractMoney } from '@sahakorn/thai/money';
import { normaliseLine } from '@sahakorn/thai/normalise';
import { readMoney } from '../values/amounts.ts';
import { MAX_VALUE_LENGTH, Refusal } from '../values/problems.ts';
import type { MapExpression, MapRule } from './import-map.ts';
import { MapError } from './map-error.ts';
import { parseTemplate } from './template.ts';

/** The value that a row of the source has for one of our columns. */
export type Expression = {
  /** Source columns that it reads. */
  paths: readonly string[];
  evaluate(cells: Readonly<Record<string, unknown>>): string | null | Refusal;
};

/**
 * Compiles the text of a map for evaluation row by row; names of columns and values are spelt as cells are
 * stored. Throws MapError for a template or a table of values that cannot be read.
 */
export function compileExpression(expression: MapExpression): Expression {
  if (typeof expression === 'string') return readColumn(expression);
  const origin = compileOrigin(expression);
  const values = expression.values ? compileValues(expression.values) : null;
  return {
    paths: origin.paths,
    evaluate: (cells) => {
      const value = origin.evaluate(cells);
      return value instanceof Refusal ? value : refine(expression, values, value);
    },
  };
}

type ValueTable = ReadonlyMap<string, string | null>;

function compileValues(written: Readonly<Record<string, string | null>>): ValueTable {
  const values = new Map<string, string | null>();
  for (const [key, value] of Object.entries(written)) {
    const spelling = normaliseLine(key);
    if (values.has(spelling) && values.get(spelling) !== value) {
      throw new MapError({
        th: `ตาราง values มี "${spelling}" สองค่า`,
        en: `the values have "${spelling}" twice, with different results`,
      });
    }
    values.set(spelling, value);
  }
  return values;
}

function compileOrigin(rule: MapRule): Expression {
  const { constant, template, join, credit, debit, from } = rule;
  if (constant !== undefined) return { paths: [], evaluate: () => constant };
  if (template !== undefined) return fillTemplate(template);
  if (join) return joinAll(join.map(compileExpression), rule.separator ?? ' ');
  if (credit !== undefined && debit !== undefined) return difference(readColumn(credit), readColumn(debit));
  return readColumn(from ?? '');
}

/** Values first, then the default, then the sign. An empty value is looked up as the empty text. */
function refine(rule: MapRule, values: ValueTable | null, origin: string | null): string | null | Refusal {
  let value = origin?.trim() || null;
  if (values) {
    const spelling = normaliseLine(value ?? '');
    const mapped = values.has(spelling) ? values.get(spelling) : rule.otherwise;
    if (mapped !== undefined) value = mapped;
    else if (value !== null) {
      const shown = value.slice(0, MAX_VALUE_LENGTH);
      const reason = {
        th: `ไม่มีค่า "${shown}" ในตาราง values ของแผนที่`,
        en: `the values of the map lack "${shown}"`,
      };
      return new Refusal(reason, value);
    }
  }
  value ??= rule.default ?? null;
  if (!rule.negate || value === null) return value;
  const amount = readMoney(value);
  return amount instanceof Refusal ? new Refusal(amount.reason, value) : negateMoney(amount);
}

function readColumn(written: string): Expression {
  const path = normaliseLine(written);
  return { paths: [path], evaluate: (cells) => cellAt(cells, path) };
}

/** A column by its full name first, then as a path into nested JSON. */
function cellAt(cells: Readonly<Record<string, unknown>>, path: string): string | null | Refusal {
  if (Object.hasOwn(cells, path)) return asText(cells[path]);
  let value: unknown = cells;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return null;
    value = (value as Record<string, unknown>)[step];
  }
  return asText(value);
}

function asText(value: unknown): string | null | Refusal {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return new Refusal({ th: 'เป็นรายการย่อย ไม่ใช่ค่าเดียว', en: 'a list, not one value' }, JSON.stringify(value));
}

function fillTemplate(text: string): Expression {
  const template = parseTemplate(text);
  return {
    paths: template.paths,
    evaluate: (cells) => {
      const values = new Map<string, string>();
      for (const path of template.paths) {
        const value = cellAt(cells, path);
        if (value instanceof Refusal) return value;
        values.set(path, value ?? '');
      }
      return template.fill((path) => values.get(path) ?? '').trim();
    },
  };
}

function joinAll(parts: readonly Expression[], separator: string): Expression {
  return {
    paths: parts.flatMap(({ paths }) => paths),
    evaluate: (cells) => {
      const texts: string[] = [];
      for (const part of parts) {
        const value = part.evaluate(cells);
        if (value instanceof Refusal) return value;
        if (value !== null && value !== '') texts.push(value);
      }
      return texts.join(separator);
    },
  };
}

/** What came in less what went out; an empty side counts as nothing, two empty sides as no amount. */
function difference(credit: Expression, debit: Expression): Expression {
  return {
    paths: [...credit.paths, ...debit.paths],
    evaluate: (cells) => {
      const [into, out] = [readSide(credit, cells), readSide(debit, cells)];
      if (into instanceof Refusal) return into;
      if (out instanceof Refusal) return out;
      return into === null && out === null ? null : subtractMoney(into ?? '0', out ?? '0');
    },
  };
}

function readSide(side: Expression, cells: Readonly<Record<string, unknown>>): string | null | Refusal {
  const text = side.evaluate(cells);
  if (text instanceof Refusal) return text;
  if (text === null || text.trim() === '') return null;
  const amount = readMoney(text.trim());
  return amount instanceof Refusal ? new Refusal(amount.reason, text) : amount;
}
