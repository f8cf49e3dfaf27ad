/** Without it, Excel reads the file in the old Thai code page. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/**
 * Spreadsheets run such a cell as a formula, some of them also after white
 * space or with full-width characters.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Negative amounts begin with a minus but are not formulas. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * Writes a table as comma-separated values (RFC 4180) for a spreadsheet: UTF-8 with byte order
 * mark, CRLF. A cell that a spreadsheet would run as a formula is prefixed with an apostrophe
 * (OWASP, CSV injection); numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',') + LINE_END).join('');
}

function formatCell(text: string): string {
  const escaped = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
