import { customProperties } from './custom-properties.ts';
import type { StatementWords } from './statement-words.ts';
import { FIRST_ROWS } from './use-arriving-chunks.ts';

/** Rows between two announcements of how many have arrived. */
const ANNOUNCED_ROWS = 500;

type StatementSpaceProps = { rows: number };

/**
 * Keeps the room of the rows still to come, so that the foot and the scroll bar stay where they belong. It stays when
 * all have come: taking it out would cost a frame as much as fifty rows.
 */
export function StatementSpace({ rows }: StatementSpaceProps) {
  return (
    <tbody aria-hidden data-part="space" style={customProperties({ '--_rows': rows })}>
      <tr />
    </tbody>
  );
}

type StatementArrivalProps = { shown: number; total: number; words: StatementWords };

/**
 * Says how many rows of a long list have arrived, politely and in round numbers: a listener hears a few
 * sentences, not one a frame. Still empty with the first screen: what fills it then is announced.
 */
export function StatementArrival({ shown, total, words }: StatementArrivalProps) {
  const round = Math.floor(shown / ANNOUNCED_ROWS) * ANNOUNCED_ROWS;
  const isTold = total > ANNOUNCED_ROWS && shown >= FIRST_ROWS;
  const said = Math.max(round, FIRST_ROWS);
  return (
    <output data-part="arrival" data-state={shown < total ? 'arriving' : 'arrived'}>
      {isTold && (shown < total ? words.arriving(said, total) : words.arrived(total))}
    </output>
  );
}
