/**
 * Explicit roles for table elements: browsers drop some of the implicit ones when `display` changes, as it does for
 * cards.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;
