/** `system` follows the device. */
const THEMES = ['light', 'dark', 'contrast', 'system'] as const;
const TEXT_SIZES = ['100', '125', '150', '200'] as const;

type Theme = (typeof THEMES)[number];
type TextSize = (typeof TEXT_SIZES)[number];

/** How one reader likes the screen. */
export type DisplayPreferences = { theme: Theme; textSize: TextSize };

/** The theme is the specification's own default (section 3). */
export const DEFAULT_DISPLAY: DisplayPreferences = { theme: 'light', textSize: '100' };

/** Where a browser keeps the preferences; no other file knows it. */
const DISPLAY_STORAGE_KEY = 'sahakorn.display';

/** The stored preferences; the default for each one that is missing or not understood. Never throws. */
export function readDisplayPreferences(): DisplayPreferences {
  const stored = readStored();
  return {
    theme: THEMES.find((theme) => theme === stored['theme']) ?? DEFAULT_DISPLAY.theme,
    textSize: TEXT_SIZES.find((size) => size === stored['textSize']) ?? DEFAULT_DISPLAY.textSize,
  };
}

/** Keeps the preferences for the next visit. Where storage is blocked or full they last as long as the page. */
export function writeDisplayPreferences(preferences: DisplayPreferences): void {
  try {
    localStorage.setItem(DISPLAY_STORAGE_KEY, JSON.stringify(preferences));
  } catch {
    // The page already shows the choice; only the next visit forgets it.
  }
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DISPLAY_STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {}; // blocked storage or broken text: the defaults hold
  }
}
