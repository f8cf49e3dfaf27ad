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
/**
 * Texts that a spreadsheet would change: it drops a leading zero, writes twelve digits with an exponent, and
 * reads `1E5` as a number and `12/2569` as a date. A whole ISO date is meant as one.
 */
export const CHANGED_BY_SPREADSHEETS =
  /^(?:-?0\d+(?:\.\d+)?|\d{12,}|\d+(?:\.\d+)?[eE][+-]?\d+|(?!\d{4}-\d{2}-\d{2}$)\d{1,4}[/-]\d{1,4}(?:[/-]\d{1,4})?)$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * Writes a table as comma-separated values (RFC 4180) for a spreadsheet: UTF-8 with byte order
 * mark, CRLF. A cell that a spreadsheet would run as a formula is prefixed with an apostrophe
 * (OWASP, CSV injection); numbers stay numbers. A text that looks like a number, such as an account number,
 * is written as `="0100012345"`, which spreadsheets show as it is.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(formatCell).join(',') + LINE_END).join('');
}

function formatCell(text: string): string {
  const escaped = escapeText(text);
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function escapeText(text: string): string {
  if (CHANGED_BY_SPREADSHEETS.test(text)) return `="${text}"`;
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
