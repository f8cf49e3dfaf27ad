import { OWN_DISPLAY_COOKIE } from '@sahakorn/contract/page-render';
import { getFields, parseJson } from '../input/parse.ts';
import { local, readItem, writeItem } from '../input/storage.ts';
import { readDismissedNotice } from './dismissed-notice.ts';

/** `system` follows the device. */
const THEMES = ['light', 'dark', 'contrast', 'system'] as const;
const TEXT_SIZES = ['100', '125', '150', '200'] as const;

type Theme = (typeof THEMES)[number];
type TextSize = (typeof TEXT_SIZES)[number];

export type DisplayPreferences = { theme: Theme; textSize: TextSize };

/** The theme is the specification's own default (section 3). */
export const DEFAULT_DISPLAY: DisplayPreferences = { theme: 'light', textSize: '100' };

const DISPLAY_STORAGE_KEY = 'sahakorn.display';

export function readDisplayPreferences(): DisplayPreferences {
  const stored = getFields(parseJson(readItem(local, DISPLAY_STORAGE_KEY)));
  return {
    theme: THEMES.find((theme) => theme === stored['theme']) ?? DEFAULT_DISPLAY.theme,
    textSize: TEXT_SIZES.find((size) => size === stored['textSize']) ?? DEFAULT_DISPLAY.textSize,
  };
}

/** The maximum lifetime of a cookie in browsers (400 days). */
const COOKIE_SECONDS = 400 * 24 * 3600;

/** Stores the preferences for the next visit. If storage is blocked or full, they last until the page is closed. */
export function writeDisplayPreferences(preferences: DisplayPreferences): void {
  writeItem(local, DISPLAY_STORAGE_KEY, JSON.stringify(preferences));
}

export function writeDisplayCookie({ theme, textSize }: DisplayPreferences): void {
  const own = theme !== DEFAULT_DISPLAY.theme || textSize !== DEFAULT_DISPLAY.textSize;
  announceOwnDisplay(own || readDismissedNotice() !== '');
}

/** Sets or removes the cookie that makes the server include the display script. */
export function announceOwnDisplay(own: boolean): void {
  const announced = document.cookie.split('; ').includes(`${OWN_DISPLAY_COOKIE}=1`);
  if (own === announced) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${OWN_DISPLAY_COOKIE}=1; Path=/; Max-Age=${own ? COOKIE_SECONDS : -1}; SameSite=Lax${secure}`;
}
