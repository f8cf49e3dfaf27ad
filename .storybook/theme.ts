import { create } from 'storybook/theming';

const FACES = "'IBM Plex Sans Thai Looped', 'Leelawadee UI', Thonburi, sans-serif";

/** The looks of Storybook around the kit: its ink, its brand and its face. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'สหกรณ์ · Sahakorn',
  fontBase: FACES,
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
