/**
 * The roles that table elements have by themselves, said once more: browsers forget some of them as soon as
 * `display` is changed, which the cards do.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;
