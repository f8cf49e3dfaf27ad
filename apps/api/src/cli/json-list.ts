/** What `--json` prints for every list of the command line. */
export type JsonList = {
  /** The command that printed it: `board list`. */
  command: string;
  /** The rows of the list; the names of their fields are in camelCase. */
  items: readonly object[];
  /** Totals and settings of the run. */
  summary?: Readonly<Record<string, unknown>>;
};

/** The text of a list, without a line break at its end. Instants are in ISO 8601 (UTC). */
export function formatJsonList({ command, items, summary = {} }: JsonList): string {
  return formatJson({ command, items, summary });
}

/** A value as indented JSON that a terminal can show. */
export function formatJson(value: object): string {
  // JSON leaves these control characters and marks of direction as they are, and terminals obey them.
  return JSON.stringify(value, null, 2).replaceAll(
    /[\u007F-\u009F]|\p{Bidi_Control}/gu,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
