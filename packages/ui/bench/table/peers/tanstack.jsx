/* oxlint-disable jsx-a11y/control-has-associated-label -- the library writes the text of each cell */
import { columnSizingFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

// After the library's example of virtual rows: rows are measured as they come.
const features = tableFeatures({ columnSizingFeature });
const helper = createColumnHelper();
const columns = helper.columns(
  COLUMNS.map(({ id, header, width, text }) =>
    helper.accessor(text, { id, header, size: width, cell: (info) => info.getValue() }),
  ),
);
const aligns = new Map(COLUMNS.map(({ id, align }) => [id, align]));

const ROW_STYLE = { display: 'flex', position: 'absolute', width: '100%', borderTop: '1px solid #ccc' };

function cellStyle(column) {
  return { width: column.getSize(), padding: '10px 12px', textAlign: aligns.get(column.id) };
}

function Table() {
  const box = useRef(null);
  const table = useTable({ features, columns, data: ROWS });
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- this page is built without the React Compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => 45,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  return (
    <div ref={box} style={{ height: 780, overflow: 'auto', position: 'relative' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: '#fff' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex', width: '100%' }}>
              {group.headers.map((header) => (
                <th key={header.id} style={cellStyle(header.column)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map((item) => (
            <tr
              key={rows[item.index].id}
              data-index={item.index}
              ref={virtualizer.measureElement}
              style={{ ...ROW_STYLE, transform: `translateY(${item.start}px)` }}
            >
              {rows[item.index].getAllCells().map((cell) => (
                <td key={cell.id} style={cellStyle(cell.column)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

startBench({ element: <Table />, rows: 'tbody > tr' });
