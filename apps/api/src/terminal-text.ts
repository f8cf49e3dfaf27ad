/** Control characters, and characters that change the direction of the text. */
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;
const INDENT = '    ';

/** A text in one line of a terminal, which the author of the text must not control. */
export function toTerminalLine(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(CONTROLS, '\uFFFD');
}

/** A text of several lines, each indented, so that none is taken for a line of the command itself. */
export function toTerminalLines(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => INDENT + toTerminalLine(line));
}
