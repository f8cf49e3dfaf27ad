import { TableVirtuoso } from 'react-virtuoso';
import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

function cellStyle({ width, align }) {
  return { width, padding: '10px 12px', textAlign: align };
}

function head() {
  return (
    <tr style={{ background: '#fff' }}>
      {COLUMNS.map((column) => (
        <th key={column.id} style={cellStyle(column)}>
          {column.header}
        </th>
      ))}
    </tr>
  );
}

function cells(_index, row) {
  return COLUMNS.map((column) => (
    <td key={column.id} style={cellStyle(column)}>
      {column.text(row)}
    </td>
  ));
}

startBench({
  element: (
    <TableVirtuoso
      style={{ height: 780 }}
      data={ROWS}
      computeItemKey={(_index, row) => row.seqNo}
      fixedHeaderContent={head}
      itemContent={cells}
    />
  ),
  rows: 'tbody > tr[data-index]',
});
