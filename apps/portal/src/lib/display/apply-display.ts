import type { DisplayPreferences } from './display-preferences.ts';

/** The values of `data-appearance` that the kit's color roles support. */
export type Appearance = 'light' | 'dark' | 'contrast' | 'contrast-dark';

const DARK = '(prefers-color-scheme: dark)';
const MORE_CONTRAST = '(prefers-contrast: more)';

export type SystemPreferences = { dark: boolean; moreContrast: boolean };

/** High contrast follows the device's light or dark mode; `system` follows all of its preferences. */
export function resolveAppearance(theme: DisplayPreferences['theme'], system: SystemPreferences): Appearance {
  const contrast = theme === 'contrast' || (theme === 'system' && system.moreContrast);
  if (contrast) return system.dark ? 'contrast-dark' : 'contrast';
  if (theme === 'system') return system.dark ? 'dark' : 'light';
  return theme === 'dark' ? 'dark' : 'light';
}

export function applyDisplay({ theme, textSize }: DisplayPreferences, root = document.documentElement): void {
  root.dataset['appearance'] = resolveAppearance(theme, getSystemPreferences());
  root.dataset['textSize'] = textSize;
}

export function onSystemAppearanceChange(callback: () => void): () => void {
  const queries = [DARK, MORE_CONTRAST].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    for (const query of queries) query.removeEventListener('change', callback);
  };
}

function getSystemPreferences(): SystemPreferences {
  return { dark: matchMedia(DARK).matches, moreContrast: matchMedia(MORE_CONTRAST).matches };
}
