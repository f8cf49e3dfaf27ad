import { formatThaiDate } from '@sahakorn/thai/date';
import { type EntryKind, type StatementChoice, type StatementTotals, getKindName } from './statement.ts';

type Selection = {
  choice: StatementChoice;
  found: Pick<StatementTotals, 'first_date' | 'last_date'>;
  kinds: readonly EntryKind[];
};

/** Characters reserved by file systems, and invisible ones. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu;

export function getFileName(ledger: string, { choice, found, kinds }: Selection, extension: string): string {
  const known = kinds.find(({ item_type_code }) => item_type_code === choice.kind);
  const kind = choice.kind && (known ? getKindName(known) : choice.kind);
  const name = [ledger, kind, formatPeriod(choice, found)].filter(Boolean).join(' ');
  return `${sanitise(name)}.${extension}`;
}

export function formatPeriod(
  { from, to }: StatementChoice,
  { first_date, last_date }: Selection['found'],
): string {
  const days = new Set([from ?? first_date, to ?? last_date].filter((day) => day !== null));
  return [...days].map((day) => formatThaiDate(day, { style: 'short' })).join(' ถึง ');
}

function sanitise(name: string): string {
  return name
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?:^|(?<= ))[.-]+|-+$/g, '')
    .trim();
}
