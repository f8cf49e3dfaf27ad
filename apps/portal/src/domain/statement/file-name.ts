import { formatThaiDate } from '@sahakorn/thai/date';
import type { EntryKind, StatementChoice, StatementTotals } from './statement.ts';

type Selection = {
  choice: StatementChoice;
  found: Pick<StatementTotals, 'firstDate' | 'lastDate'>;
  kinds: readonly EntryKind[];
};

/** Letters that mean something to a file system, and those that cannot be seen. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** What a saved statement is called: its ledger, the kind of movement where one was chosen, and its days. */
export function getFileName(ledger: string, { choice, found, kinds }: Selection, extension: string): string {
  const kind = choice.kind && (kinds.find(({ code }) => code === choice.kind)?.description ?? choice.kind);
  const name = [ledger, kind, periodWords(choice, found)].filter(Boolean).join(' ');
  return `${tidy(name)}.${extension}`;
}

/** The days that a statement covers: those asked for, and where an end was left open the first or last one found. */
export function periodWords(
  { from, to }: StatementChoice,
  { firstDate, lastDate }: Selection['found'],
): string {
  const days = new Set([from ?? firstDate, to ?? lastDate].filter((day) => day !== null));
  return [...days].map((day) => formatThaiDate(day, { style: 'short' })).join(' ถึง ');
}

function tidy(name: string): string {
  return name
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?:^|(?<= ))[.-]+|-+$/g, '')
    .trim();
}
