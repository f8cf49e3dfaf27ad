import { negateMoney, subtractMoney } from '@sahakorn/thai/money';
import { readMoney } from '../values/amounts.ts';
import { Refusal } from '../values/problems.ts';
import type { MapExpression, MapRule } from './import-map.ts';
import { parseTemplate } from './template.ts';

/** The value that a row of the source has for one of our columns. */
export type Expression = {
  /** Source columns that it reads. */
  paths: readonly string[];
  evaluate(cells: Readonly<Record<string, unknown>>): string | null | Refusal;
};

/** Compiles the text of a map for evaluation row by row. Throws SyntaxError for a bad template. */
export function compileExpression(expression: MapExpression): Expression {
  if (typeof expression === 'string') return readColumn(expression);
  const origin = compileOrigin(expression);
  return {
    paths: origin.paths,
    evaluate: (cells) => {
      const value = origin.evaluate(cells);
      return value instanceof Refusal ? value : refine(expression, value);
    },
  };
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
function refine(rule: MapRule, origin: string | null): string | null | Refusal {
  let value = origin?.trim() || null;
  if (rule.values) {
    const mapped = Object.hasOwn(rule.values, value ?? '') ? rule.values[value ?? ''] : rule.otherwise;
    if (mapped !== undefined) value = mapped;
    else if (value !== null) return new Refusal(`ไม่มีค่า "${value}" ในตาราง values ของแผนที่`);
  }
  value ??= rule.default ?? null;
  if (!rule.negate || value === null) return value;
  const amount = readMoney(value);
  return amount instanceof Refusal ? amount : negateMoney(amount);
}

function readColumn(path: string): Expression {
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
  return new Refusal('เป็นรายการย่อย ไม่ใช่ค่าเดียว');
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
  return text === null || text.trim() === '' ? null : readMoney(text.trim());
}
