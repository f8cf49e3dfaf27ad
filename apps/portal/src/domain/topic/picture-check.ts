/** The media types that the specification accepts as pictures (section 7). */
const ACCEPTED: ReadonlySet<string> = new Set(['image/bmp', 'image/gif', 'image/jpeg', 'image/png']);

export function isAcceptedPicture(contentType: string | null): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return ACCEPTED.has(type.trim().toLowerCase());
}
