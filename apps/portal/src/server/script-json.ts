/** JSON for a script element: only `<` can end one, or begin a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
