/** Inside the site, but answered by the server with a file or data and not by a screen. */
const SERVED = /^\/(mediafiles|api)\//;

const INSIDE = /^\/(?![/\\])/;
const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/i;

export type LinkKind = 'screen' | 'file' | 'outside' | 'none';

/** What a link that the cooperative wrote leads to; `none` where it is nothing that may be followed. */
export function kindOfLink(url: string): LinkKind {
  if (INSIDE.test(url)) return SERVED.test(url) ? 'file' : 'screen';
  return OUTSIDE.test(url) ? 'outside' : 'none';
}
