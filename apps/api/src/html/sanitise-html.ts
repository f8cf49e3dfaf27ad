import sanitizeHtml from 'sanitize-html';

const OWN_FILE = /^\/mediafiles\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const INLINE_IMAGE = /^data:image\/(png|jpeg|gif);base64,[A-Za-z0-9+/=]+$/;
const INLINE_IMAGE_LENGTH = 100 * 1024;
const HTML_LENGTH = 256 * 1024;
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

const TAGS =
  'p br wbr hr div h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd details summary ' +
  'table caption colgroup col thead tbody tfoot tr th td b i u s strong em mark code sub sup del ins q ruby rt rp span a img';

/** Elements that are shown as another one: as a block where browsers make them one, so that words do not join. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  ...mapAll(
    'address article aside center fieldset figcaption figure footer form header hgroup legend main nav optgroup search section',
    'div',
  ),
  ...mapAll('dir menu', 'ul'),
  ...mapAll('kbd samp tt', 'code'),
  ...mapAll('cite dfn var', 'em'),
  h1: 'h2',
  listing: 'pre',
  strike: 's',
};

/** Elements whose contents browsers do not show, or not as a text. */
const NOT_TEXT =
  'applet audio button canvas datalist dialog embed frameset iframe meter noembed noframes noscript object option ' +
  'plaintext progress script select style template textarea title video xmp';

const WHOLE_NUMBER = /^\s*([+-]?\d{1,9})/;
const MARKERS = /^[1aAiI]$/;

/** The allowed HTML. No classes of authors, styles, ids, frames or forms: the kit decides how it looks. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  nonTextTags: NOT_TEXT.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start', 'reversed', 'type', 'class'],
    li: ['value', 'type', 'class'],
    details: ['open'],
  },
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(SHOWN_AS).map(([tag, shown]) => [tag, sanitizeHtml.simpleTransform(shown, {}, false)]),
    ),
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    ol: (tagName, attribs) => ({ tagName, attribs: numberAttributes(attribs) }),
    li: (tagName, attribs) => ({ tagName, attribs: numberAttributes(attribs) }),
    details: (tagName, { open }) => ({ tagName, attribs: open === undefined ? {} : { open: 'open' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnImage(attribs.src ?? ''),
};

function mapAll(tags: string, shown: string): Record<string, string> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, shown]));
}

/**
 * Sanitises HTML from a feed or an editor: known tags and attributes only, links of known
 * schemes, images of our own site. The result is empty for a text over 256 KB.
 */
export function sanitiseHtml(html: string): string {
  return isTooLong(html) ? '' : sanitizeHtml(html, ALLOWED);
}

/** Whether a text is over the 256 KB that a page may have. */
export function isTooLong(html: string): boolean {
  return html.length > HTML_LENGTH;
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

/** What counts the items of a list, as browsers read it; a class, because styles cannot tell A from a. */
function numberAttributes({
  start,
  value,
  reversed,
  type,
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const [first, own] = [start, value].map((text) => WHOLE_NUMBER.exec(text ?? '')?.[1]);
  return {
    ...(first !== undefined && { start: first }),
    ...(own !== undefined && { value: own }),
    ...(reversed !== undefined && { reversed: 'reversed' }),
    ...(MARKERS.test(type ?? '') && { type }),
    ...(/^[AI]$/.test(type ?? '') && { class: 'upper-case' }),
  };
}

/** Whether the sanitiser keeps a picture with this address. */
export function isOwnImage(source: string): boolean {
  if (OWN_FILE.test(source)) return true;
  return source.length <= INLINE_IMAGE_LENGTH && INLINE_IMAGE.test(source);
}

/** Browsers skip tabs and line breaks inside a URL, which hides its scheme from a reader. */
function hasControls(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
