import sanitizeHtml from 'sanitize-html';

const OWN_FILE = /^\/mediafiles\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const INLINE_IMAGE = /^data:image\/(png|jpeg|gif);base64,[A-Za-z0-9+/=]+$/;
const INLINE_IMAGE_LENGTH = 100 * 1024;
const HTML_LENGTH = 256 * 1024;
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

const TAGS =
  'p br b i u strong em span ul ol li h2 h3 h4 blockquote a img table caption thead tbody tfoot tr th td';

/** The allowed HTML. No classes, styles, ids, frames or forms: the kit decides how it looks. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnImage(attribs.src ?? ''),
};

/**
 * Sanitises HTML from a feed or an editor: known tags and attributes only, links of known
 * schemes, images of our own site. The result is empty for a text over 256 KB.
 */
export function sanitiseHtml(html: string): string {
  return html.length > HTML_LENGTH ? '' : sanitizeHtml(html, ALLOWED);
}

/** Allows web, mail and telephone links and links inside this site; anything else becomes an empty string. */
export function sanitiseUrl(url: string): string {
  const trimmed = url.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return hasControls(trimmed) ? '' : trimmed;
  if (!URL.canParse(trimmed) || hasControls(trimmed)) return '';
  return LINK_SCHEMES.includes(new URL(trimmed).protocol.slice(0, -1)) ? trimmed : '';
}

function linkAttributes(href: string): sanitizeHtml.Attributes {
  const safe = sanitiseUrl(href);
  if (safe === '') return {};
  return safe.startsWith('/') ? { href: safe } : { href: safe, rel: 'noopener noreferrer nofollow' };
}

function isOwnImage(source: string): boolean {
  if (OWN_FILE.test(source)) return true;
  return source.length <= INLINE_IMAGE_LENGTH && INLINE_IMAGE.test(source);
}

/** Browsers skip tabs and line breaks inside a URL, which hides its scheme from a reader. */
function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
