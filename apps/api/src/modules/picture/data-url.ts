const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** The bytes of a picture's data URL; null where it is none, or its base64 is not whole. What type it claims is not believed. */
export function parseDataUrl(text: string): Buffer | null {
  const head = HEAD.exec(text)?.[0];
  if (head === undefined) return null;
  const encoded = text.slice(head.length);
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  // Decoding leaves out what is no base64, which the length tells; an expression over megabytes may run out of stack.
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length > 0 && bytes.length === (encoded.length / 4) * 3 - padding ? bytes : null;
}
