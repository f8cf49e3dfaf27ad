/** The themes of the kit, as values of `data-theme`. */
export const THEMES = ['default', 'khram', 'mangkhut'] as const;

/** The appearances in which every story is reviewed. High contrast has its own stories. */
export const APPEARANCES = ['light', 'dark'] as const;

/** The widths of a phone and a desktop in CSS pixels. */
export const WIDTHS = [360, 1280] as const;

type Viewport = { name: string; styles: { width: string; height: string } };

/** The widths in which screens are reviewed, with the heights of common devices. */
export const VIEWPORTS: Readonly<Record<string, Viewport>> = {
  w320: { name: '320 px', styles: { width: '320px', height: '640px' } },
  w360: { name: '360 px', styles: { width: '360px', height: '800px' } },
  w768: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  w1024: { name: '1024 px', styles: { width: '1024px', height: '768px' } },
  w1280: { name: '1280 px', styles: { width: '1280px', height: '900px' } },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
};

/** The same looks as Chromatic modes, which are reviewed one by one. */
export const chromaticModes = Object.fromEntries(
  THEMES.flatMap((theme) =>
    APPEARANCES.flatMap((appearance) =>
      WIDTHS.map((width) => [`${theme} ${appearance} ${width}`, { theme, appearance, viewport: width }]),
    ),
  ),
);
