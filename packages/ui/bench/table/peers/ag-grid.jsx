import { CellStyleModule, ClientSideRowModelModule } from 'ag-grid-community';
import { AgGridProvider, AgGridReact } from 'ag-grid-react';
import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

// Only the modules that the rows need, as the library advises for small bundles.
const modules = [ClientSideRowModelModule, CellStyleModule];
const columns = COLUMNS.map(({ id, header, width, align, text }) => ({
  colId: id,
  headerName: header,
  width,
  type: align === 'right' ? 'rightAligned' : undefined,
  valueGetter: ({ data }) => text(data),
}));

startBench({
  element: (
    <AgGridProvider modules={modules}>
      <div style={{ height: 780 }}>
        <AgGridReact rowData={ROWS} columnDefs={columns} getRowId={({ data }) => String(data.seqNo)} />
      </div>
    </AgGridProvider>
  ),
  rows: '.ag-row[row-index]',
});
