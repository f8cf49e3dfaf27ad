import { create } from 'storybook/theming';

const FONTS = "'IBM Plex Sans Thai Looped', 'Leelawadee UI', Thonburi, sans-serif";

const KIT = {
  brandTitle: 'สหกรณ์ · Sahakorn',
  fontBase: FONTS,
  fontCode: "Consolas, Menlo, 'IBM Plex Sans Thai Looped', monospace",
  appBorderRadius: 6,
};

/** Storybook's own colours and font, taken from the kit. */
export const storybookTheme = create({
  ...KIT,
  base: 'light',
  colorPrimary: '#055651',
  colorSecondary: '#055651',
  appBg: '#f1f6f5',
  appContentBg: '#ffffff',
  appBorderColor: '#c3cdcd',
  textColor: '#132022',
  textMutedColor: '#3a4a4b',
  barTextColor: '#3a4a4b',
  barSelectedColor: '#055651',
});

/** The same for docs pages of a dark appearance. */
export const darkStorybookTheme = create({
  ...KIT,
  base: 'dark',
  colorPrimary: '#7cd0c2',
  colorSecondary: '#7cd0c2',
  appBg: '#0a1517',
  appContentBg: '#132022',
  appPreviewBg: '#132022',
  appBorderColor: '#263537',
  textColor: '#e8eeee',
  textMutedColor: '#c3cdcd',
  barTextColor: '#c3cdcd',
  barSelectedColor: '#7cd0c2',
});
