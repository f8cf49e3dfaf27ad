/** Same-origin addresses outside the router: files, data, and the finder, whose document alone may use geolocation. */
const SERVED = /^\/(mediafiles|api)\/|^\/findme\/?(?=[?#]|$)/;

const INSIDE = /^\/(?![/\\])/;
const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/i;

export type LinkKind = 'screen' | 'served' | 'outside' | 'none';

/** The kind of target of a link in the cooperative's content; `none` for one that must not be followed. */
export function getLinkKind(url: string): LinkKind {
  if (INSIDE.test(url)) return SERVED.test(url) ? 'served' : 'screen';
  return OUTSIDE.test(url) ? 'outside' : 'none';
}
