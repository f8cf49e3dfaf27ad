import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Meaning of a message. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** Each tone has an icon, so that colour is not the only sign. */
export const TONE_ICONS: Readonly<Record<Tone, ReactNode>> = {
  info: <Info aria-hidden />,
  success: <CircleCheck aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
};

export const TONE_INKS: Readonly<Record<Tone, string>> = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};
