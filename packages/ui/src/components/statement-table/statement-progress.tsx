import { useCustomProperties } from './custom-properties.ts';
import type { StatementWords } from './statement-words.ts';
import { FIRST_ROWS } from './use-arriving-chunks.ts';

/** Rows between two announcements. */
const ANNOUNCED_ROWS = 500;

type StatementSpaceProps = { rows: number };

/**
 * Reserves space for the rows still to come, so that foot and scroll bar keep their place. It remains when all rows
 * are there: removing it would cost as much as fifty rows.
 */
export function StatementSpace({ rows }: StatementSpaceProps) {
  const style = useCustomProperties({ '--_rows': rows });
  return (
    <tbody aria-hidden data-part="space" style={style}>
      <tr />
    </tbody>
  );
}

type StatementProgressProps = { shown: number; total: number; words: StatementWords };

/**
 * Announces how many rows of a long list are there, politely and in round numbers: a few sentences, not one for each
 * frame. Empty at first, so that its later content is announced.
 */
export function StatementProgress({ shown, total, words }: StatementProgressProps) {
  const round = Math.floor(shown / ANNOUNCED_ROWS) * ANNOUNCED_ROWS;
  const isReported = total > ANNOUNCED_ROWS && shown >= FIRST_ROWS;
  const said = Math.max(round, FIRST_ROWS);
  return (
    <output data-part="arrival" data-state={shown < total ? 'arriving' : 'arrived'}>
      {isReported && (shown < total ? words.arriving(said, total) : words.arrived(total))}
    </output>
  );
}
