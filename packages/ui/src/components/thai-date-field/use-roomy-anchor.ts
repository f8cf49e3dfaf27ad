import { type RefObject, useState } from 'react';

/** Between the calendar and the edge of the window; narrow, so that seven targets fit a window of 320 px. */
export const EDGE_PX = 4;
/** Between the field and its calendar. */
export const GAP_PX = 4;

/**
 * What a calendar is placed against: its field where there is room below or above it, else the foot of the window, so
 * that on a small screen the calendar may cover the field rather than scroll inside itself.
 */
export function useRoomyAnchor(
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
