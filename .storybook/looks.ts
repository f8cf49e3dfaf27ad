/** The themes that ship with the kit, by the names that `data-theme` takes. */
export const THEMES = ['default', 'khram', 'mangkhut'] as const;

/** The appearances in which every story is looked at; the two of high contrast have stories of their own. */
export const APPEARANCES = ['light', 'dark'] as const;

/** The widths of a telephone and of a desk, in CSS pixels. */
export const WIDTHS = [360, 1280] as const;

/** The same looks as modes of Chromatic: each is taken and accepted by itself. */
export const chromaticModes = Object.fromEntries(
  THEMES.flatMap((theme) =>
    APPEARANCES.flatMap((appearance) =>
      WIDTHS.map((width) => [`${theme} ${appearance} ${width}`, { theme, appearance, viewport: width }]),
    ),
  ),
);
