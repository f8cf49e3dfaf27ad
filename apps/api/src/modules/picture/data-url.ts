const HEAD = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a picture's data URL; null where it is none, or its base64 is not whole. What type it claims is not believed. */
export function bytesOfDataUrl(text: string): Buffer | null {
  const head = HEAD.exec(text)?.[0];
  if (head === undefined) return null;
  const encoded = text.slice(head.length);
  if (encoded.length % 4 !== 0 || !BASE64.test(encoded)) return null;
  return Buffer.from(encoded, 'base64');
}
