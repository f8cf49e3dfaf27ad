/** The backgrounds of a notice. The text has a contrast of 7 : 1 or more, in grayscale too. */
export type NoticeColour = 'blue' | 'teal' | 'green' | 'yellow' | 'orange' | 'red' | 'purple' | 'black';

export const NOTICE_CLASSES: Readonly<Record<NoticeColour, string>> = {
  blue: 'bg-notice-blue text-on-notice',
  teal: 'bg-notice-teal text-on-notice',
  green: 'bg-notice-green text-on-notice',
  yellow: 'bg-notice-yellow text-on-notice-yellow',
  orange: 'bg-notice-orange text-on-notice',
  red: 'bg-notice-red text-on-notice',
  purple: 'bg-notice-purple text-on-notice',
  black: 'bg-notice-black text-on-notice',
};

/** Other colour names in the feed, and the nearest background to each. */
const OTHER_NAMES: Readonly<Record<string, NoticeColour>> = {
  navy: 'blue',
  darkblue: 'blue',
  cyan: 'teal',
  turquoise: 'teal',
  darkgreen: 'green',
  lime: 'green',
  gold: 'yellow',
  amber: 'yellow',
  brown: 'orange',
  maroon: 'red',
  crimson: 'red',
  darkred: 'red',
  pink: 'purple',
  violet: 'purple',
  indigo: 'purple',
  gray: 'black',
  grey: 'black',
};

/** The background for a colour name of the feed, ignoring case and outer spaces; blue if unknown or missing. */
export function toNoticeColour(name: string | null | undefined): NoticeColour {
  const known = name?.trim().toLowerCase() ?? '';
  if (Object.hasOwn(NOTICE_CLASSES, known)) return known as NoticeColour;
  return (Object.hasOwn(OTHER_NAMES, known) && OTHER_NAMES[known]) || 'blue';
}
