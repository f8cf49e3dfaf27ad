import { createLateCode } from '../../internal/late-code.ts';

/** The menu over the page. */
export const lateOverlay = createLateCode(() => import('./info-menu-overlay.tsx'));
