export { ColourPalette, type ColourPaletteProps } from './colour-palette.tsx';
export type { ColourPaletteWords } from './colour-palette-words.ts';
