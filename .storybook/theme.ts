import { create } from 'storybook/theming';

const FONTS = "'IBM Plex Sans Thai Looped', 'Leelawadee UI', Thonburi, sans-serif";

/** Storybook's own colours and font, taken from the kit. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'สหกรณ์ · Sahakorn',
  fontBase: FONTS,
  fontCode: "Consolas, Menlo, 'IBM Plex Sans Thai Looped', monospace",
  colorPrimary: '#055651',
  colorSecondary: '#055651',
  appBg: '#f1f6f5',
  appContentBg: '#ffffff',
  appBorderColor: '#c3cdcd',
  appBorderRadius: 6,
  textColor: '#132022',
  textMutedColor: '#3a4a4b',
  barTextColor: '#3a4a4b',
  barSelectedColor: '#055651',
});
