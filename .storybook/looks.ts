/** The themes of the kit, as values of `data-theme`. */
export const THEMES = ['default', 'khram', 'mangkhut'] as const;

/** The appearances in which every story is reviewed. High contrast has its own stories. */
export const APPEARANCES = ['light', 'dark'] as const;

/** The widths of a phone and a desktop in CSS pixels. */
export const WIDTHS = [360, 1280] as const;

/** The same looks as Chromatic modes, which are reviewed one by one. */
export const chromaticModes = Object.fromEntries(
  THEMES.flatMap((theme) =>
    APPEARANCES.flatMap((appearance) =>
      WIDTHS.map((width) => [`${theme} ${appearance} ${width}`, { theme, appearance, viewport: width }]),
    ),
  ),
);
