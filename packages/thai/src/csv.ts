/** Excel takes a file without it for one of the old Thai code page. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** A cell that begins like this is run as a formula, by some programs behind white space or in the wide letters too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** An amount may begin with a minus and stays what it is. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u;

/**
 * Writes a table as comma-separated values (RFC 4180) for a spreadsheet: UTF-8 with byte order mark, CRLF. A text that
 * a spreadsheet would run gets an apostrophe in front (OWASP, CSV injection); numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

function writeCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
