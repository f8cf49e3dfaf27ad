import sanitizeHtml from 'sanitize-html';
import type { Bilingual } from '../../language.ts';
import { isOwnImage, sanitiseUrl } from '../../html/sanitise-html.ts';

/** Changes only what `transformTags` defines. */
export const EVERYTHING: sanitizeHtml.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  // Those without a value would be left out.
  nonBooleanAttributes: [],
};

/** What a page would not show as it was written: where its line has it, and why, as a clause. */
export type LostText = { at: string; reason: Bilingual };

/** Elements of HTML that the portal shows, or that show no text in a browser either. */
const SHOWN = new Set(
  (
    'a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label ' +
    'legend li link listing main map mark marquee menu meta meter nav nobr noembed noframes noscript ol optgroup output p ' +
    'param picture pre progress q rb rp rt rtc ruby s samp script search section slot small source spacer span strike strong ' +
    'style sub summary sup table tbody td template tfoot th thead time title tr track tt u ul var video wbr'
  ).split(' '),
);

/** Elements that browsers show as text, and the portal does not. */
const NOT_SHOWN = new Set(
  'applet button dialog frameset math noscript object optgroup option plaintext select svg textarea xmp'.split(
    ' ',
  ),
);

/** Elements that styles may place without a change to the texts around them. */
const PLACED = new Set(['br', 'hr', 'wbr']);

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol ' +
    'optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp'
  ).split(' '),
);

/** Declarations that hide, strike, raise, turn or join a text. */
const TELLING: Readonly<Record<string, RegExp>> = {
  content: /["']/,
  direction: /^rtl/,
  display: /^none/,
  'font-size': /^0[a-z%]*$/,
  opacity: /^0?\.?0*%?$/,
  position: /^(?:absolute|fixed)/,
  'text-decoration': /line-through/,
  'text-decoration-line': /line-through/,
  'text-transform': /case|capitalize/,
  'unicode-bidi': /override/,
  'vertical-align': /^su(?:per|b)/,
  visibility: /^(?:hidden|collapse)/,
};
const SHOWN_ADDRESS = 80;
const DECLARATION = /(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+)/gi;

/**
 * Finds what a reader would see in a browser, and not or otherwise on a page.
 * @param options.hasFiles whether pictures may be files beside the text
 */
export function findLostText(html: string, { hasFiles }: { hasFiles: boolean }): LostText[] {
  const found = new Map<string, LostText>();
  sanitizeHtml(html, {
    ...EVERYTHING,
    exclusiveFilter: (frame) => {
      const lost = findLoss(frame, hasFiles);
      if (lost && !found.has(lost.reason.th)) found.set(lost.reason.th, lost);
      return false;
    },
  });
  return [...found.values()];
}

function notShown(tag: string): Bilingual {
  return {
    th: `หน้าเว็บแสดงข้อความในแท็ก <${tag}> ไม่ได้ เขียนเป็นข้อความธรรมดา`,
    en: `a page cannot show the text of the tag <${tag}>: write it as plain text`,
  };
}

/** A text would lose how it is shown, such as a line through it. */
function styled(what: string): Bilingual {
  return {
    th: `หน้าเว็บไม่ใช้ ${what} ข้อความจะเห็นต่างจากที่ตั้งใจ ลบออก หรือใช้แท็ก เช่น <s> <sup>`,
    en: `a page does not use ${what}, so the text would not look as intended: delete it, or use tags such as <s> <sup>`,
  };
}

function findLoss({ tag, attribs, text }: sanitizeHtml.IFrame, hasFiles: boolean): LostText | null {
  const hasText = text.trim() !== '';
  const at = `<${tag}`;
  if (tag === 'style' && isTelling(text)) return { at, reason: styled('<style>') };
  if ((tag === 'img' || tag === 'image') && attribs.src) return findLostPicture(tag, attribs.src, hasFiles);
  if (tag === 'input' ? isSeen(attribs) : hasText && NOT_SHOWN.has(tag)) return { at, reason: notShown(tag) };
  if (!SHOWN.has(tag) && !NOT_SHOWN.has(tag) && !/[:-]/.test(tag)) {
    const reason = {
      th: `ไม่รู้จักแท็ก <${tag}> ถ้าเป็นข้อความให้เขียน &lt;${tag}&gt;`,
      en: `unknown tag <${tag}>: if it is text, write &lt;${tag}&gt;`,
    };
    return { at, reason };
  }
  return PLACED.has(tag) ? null : findStyled(tag, attribs);
}

function findStyled(
  tag: string,
  { hidden, popover, dir, style = '' }: sanitizeHtml.Attributes,
): LostText | null {
  if (hidden !== undefined) return { at: 'hidden', reason: styled('hidden') };
  if (popover !== undefined) return { at: 'popover', reason: styled('popover') };
  if (dir?.toLowerCase() === 'rtl') return { at: 'rtl', reason: styled('dir="rtl"') };
  return isTelling(style, tag) ? { at: style, reason: styled(`style="${style}"`) } : null;
}

/** Whether styles change what a text says, and not only how it looks. */
function isTelling(css: string, tag?: string): boolean {
  return [...css.matchAll(DECLARATION)].some(([, name = '', written = '']) => {
    const [property, value] = [name.toLowerCase(), written.trim().toLowerCase()];
    if (TELLING[property]?.test(value)) return true;
    if (tag === undefined) return false;
    if (!BLOCKS.has(tag))
      return property === 'float' || (property === 'display' && !value.startsWith('inline'));
    if (property === 'display') return /^(?:inline|contents|run-in)/.test(value);
    return tag === 'ol' && property.startsWith('list-style');
  });
}

function findLostPicture(tag: string, src: string, hasFiles: boolean): LostText | null {
  const isKept = tag === 'img' && (isOwnImage(src) || (hasFiles && isPictureFile(src)));
  if (isKept) return null;
  const at = src.length > SHOWN_ADDRESS ? src.slice(0, SHOWN_ADDRESS) : src;
  const reason = {
    th: `ใช้ภาพ ${at} ไม่ได้ วางไฟล์ภาพไว้ในโฟลเดอร์แล้วอ้างถึงไฟล์`,
    en: `the picture ${at} cannot be used: put its file into the folder and refer to the file`,
  };
  return { at, reason };
}

/** A path without a scheme and not starting with a slash or a hash: a file next to the text. */
export function isFileReference(address: string): boolean {
  return address !== '' && !/^([a-z][a-z0-9+.-]*:|[/#?\\])/i.test(address) && sanitiseUrl(address) === '';
}

/** A picture may also be a path in the folder that begins with a slash. */
export function isPictureFile(address: string): boolean {
  return isFileReference(address) || (/^\/(?![/\\])/.test(address) && !isOwnImage(address));
}

/** Whether a field of a form shows a value or a choice. */
function isSeen({ type = 'text', value = '', placeholder = '' }: sanitizeHtml.Attributes): boolean {
  if (type === 'hidden') return false;
  return (
    /^(?:checkbox|radio|submit|reset|range|color)$/i.test(type) || `${value}${placeholder}`.trim() !== ''
  );
}
