import { startBench } from '../bench-page.tsx';
import { COLUMNS, ROWS } from '../ledger.ts';

/** The floor of memory: the same texts in a table without styles, made by the browser's own parser. */
const html = ROWS.map(
  (row) => `<tr>${COLUMNS.map(({ text }) => `<td>${text(row)}</td>`).join('')}</tr>`,
).join('');

startBench({
  element: <table dangerouslySetInnerHTML={{ __html: `<tbody>${html}</tbody>` }} />,
  rows: 'tbody > tr',
});
