import { memo } from 'react';
import type { Chunk } from '../../../src/components/statement-table/chunk-rows.ts';
import type { DepositRow } from '../../../src/components/statement-table/statement-table.fixtures.ts';
import { useArrivingChunks } from '../../../src/components/statement-table/use-arriving-chunks.ts';
import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

/** Only the arrival of rows, in a table without the cards, sums and words of a statement. */
function ArrivingTable() {
  const { chunks, count } = useArrivingChunks({ rows: ROWS, rowKey: getKey, getMonth });
  return (
    <table>
      <thead>
        <tr>
          {COLUMNS.map(({ id, header }) => (
            <th key={id}>{header}</th>
          ))}
        </tr>
      </thead>
      {chunks.slice(0, count).map((chunk) => (
        <ChunkRows key={chunk.first} chunk={chunk} />
      ))}
    </table>
  );
}

const ChunkRows = memo(({ chunk }: { chunk: Chunk<DepositRow> }) => (
  <tbody>
    {chunk.parts.flatMap(({ rows }) =>
      rows.map((row) => (
        <tr key={row.seqNo}>
          {COLUMNS.map(({ id, text }) => (
            <td key={id}>{text(row)}</td>
          ))}
        </tr>
      )),
    )}
  </tbody>
));

function getKey({ seqNo }: DepositRow): number {
  return seqNo;
}

function getMonth({ date }: DepositRow): string {
  return date.slice(0, 'YYYY-MM'.length);
}

startBench({ element: <ArrivingTable />, rows: 'tbody > tr' });
