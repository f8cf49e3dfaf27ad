export { ColourPalette, type ColourPaletteProps, type ColourPaletteWords } from './colour-palette.tsx';
