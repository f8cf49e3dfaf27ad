import { cva } from 'class-variance-authority';

/** An entry of the first level: a link, or what opens a group. */
export const menuEntryVariants = cva(
  [
    'focus-inset relative flex min-h-13 cursor-pointer items-center gap-1.5 py-1.5 text-left leading-tight text-text no-underline',
    'hover:bg-subtle aria-[current]:font-semibold [&_svg]:size-5 [&_svg]:shrink-0',
    // A border, since forced colours remove backgrounds but keep borders.
    'aria-[current]:before:absolute',
  ],
  {
    variants: {
      placement: {
        bar: 'px-button-small group-open/group:bg-subtle @max-wide:justify-between aria-[current]:before:inset-x-0 aria-[current]:before:bottom-0 aria-[current]:before:border-b-4 aria-[current]:before:border-mark',
        overlay:
          'w-full justify-between wrap-anywhere border-b border-line px-gutter aria-[current]:bg-surface aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:border-l-5 aria-[current]:before:border-brand',
      },
    },
    defaultVariants: { placement: 'bar' },
  },
);
