const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** The bytes of a picture's data URL; null for a malformed one. The stated type is ignored. */
export function parseDataUrl(text: string): Buffer | null {
  const head = HEAD.exec(text)?.[0];
  if (head === undefined) return null;
  const encoded = text.slice(head.length);
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  // The decoder skips invalid characters, which the length reveals; a regular expression
  // over megabytes could overflow the stack.
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length > 0 && bytes.length === (encoded.length / 4) * 3 - padding ? bytes : null;
}
