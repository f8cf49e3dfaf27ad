import { getFields, parseJson } from '../input/parse.ts';
import { local, readItem, writeItem } from '../input/storage.ts';

const STORAGE_KEY = 'sahakorn.notice';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANGKOK_OFFSET_MS = 7 * HOUR_MS;

/** A hash of the notice (FNV-1a), so that a new notice is shown even if the last one was dismissed. */
export function getNoticeId(html: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < html.length; index += 1) {
    hash = Math.imul(hash ^ html.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export function dismissNotice(id: string): void {
  const day = Math.floor((Date.now() + BANGKOK_OFFSET_MS) / DAY_MS);
  writeItem(local, STORAGE_KEY, JSON.stringify({ id, until: (day + 1) * DAY_MS - BANGKOK_OFFSET_MS }));
  hideNotice(id);
}

export function readDismissedNotice(): string {
  const { id, until } = getFields(parseJson(readItem(local, STORAGE_KEY)));
  const isHidden = typeof until === 'number' && Date.now() < until;
  return isHidden && typeof id === 'string' && /^[0-9a-z]+$/.test(id) ? id : '';
}

/** Uses a style sheet, which also applies to elements not parsed yet and is allowed by the content security policy. */
export function hideNotice(id: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-notice='${id}'] { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}
