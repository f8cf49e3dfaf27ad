import { IsoDate } from '@sahakorn/contract/values';
import type { StatementChoice } from './statement.ts';

export type ChoiceField = keyof StatementChoice | 'month' | 'range';

const MAX_KIND_LENGTH = 20;

function isoDay(text: string | null): string | undefined {
  return text !== null && IsoDate.safeParse(text).success ? text : undefined;
}

/** Reads the filter from the URL, so that it is shareable and survives Back. Invalid values are ignored. */
export function readStatementChoice(search: URLSearchParams): StatementChoice {
  const from = isoDay(search.get('from'));
  const to = isoDay(search.get('to'));
  const kind = search.get('kind');
  const inOrder = from === undefined || to === undefined || from <= to;
  return {
    ...(from !== undefined && inOrder && { from }),
    ...(to !== undefined && inOrder && { to }),
    ...(kind && kind.length <= MAX_KIND_LENGTH && { kind }),
  };
}

/** The parameters that `readStatementChoice` ignores: invalid dates, a reversed range or an invalid kind. */
export function readIgnoredFilters(search: URLSearchParams): ('from' | 'to' | 'kind')[] {
  const choice = readStatementChoice(search);
  return (['from', 'to', 'kind'] as const).filter((field) => search.get(field) && !choice[field]);
}

export function writeStatementChoice({ from, to, kind }: StatementChoice): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to, kind })) if (value) search.set(name, value);
  return search;
}

export function isFiltered(choice: StatementChoice): boolean {
  return choice.from !== undefined || choice.to !== undefined || !isContinuous(choice);
}

/** Whether each balance follows from the previous row: true if the rows are filtered by date only. */
export function isContinuous({ kind, amountFrom, amountTo, direction, text }: StatementChoice): boolean {
  return [kind, amountFrom, amountTo, direction, text].every((part) => part === undefined);
}
