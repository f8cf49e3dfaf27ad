import { type RefObject, useState } from 'react';

/** Gap to the edge of the window, small enough for seven buttons in 320 px. */
export const EDGE_PX = 4;
/** Gap between the field and its calendar. */
export const GAP_PX = 4;

/**
 * The anchor of a calendar: its field if the calendar fits below or above it, else the bottom of the window, so that
 * on a small screen the calendar covers the field instead of scrolling.
 */
export function useCalendarAnchor(
  fieldRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
) {
  const [anchorRef] = useState(() => ({
    current: {
      getBoundingClientRect: () => {
        const field = fieldRef.current?.getBoundingClientRect() ?? new DOMRect();
        const height = contentRef.current?.scrollHeight ?? 0;
        const room = Math.max(field.top, window.innerHeight - field.bottom) - GAP_PX - EDGE_PX;
        if (height <= room) return field;
        return new DOMRect(field.x, window.innerHeight + GAP_PX - EDGE_PX, field.width, 0);
      },
    },
  }));
  return anchorRef;
}
