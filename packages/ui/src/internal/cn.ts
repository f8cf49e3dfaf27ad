import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Names that the kit's theme adds to Tailwind's scales; tailwind-merge cannot read them from the stylesheet. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['sm', 'md', 'lg', 'xl', '2xl', 'tile', '3xl', '4xl'],
      font: ['body', 'head'],
      shadow: ['float', 'dialog'],
      spacing: [(value: string) => /^[a-z-]+$/.test(value)],
      leading: ['head', 'tight', 'body', 'prose'],
    },
    classGroups: {
      'bg-color': ['bg-cover'],
      'stroke-w': ['stroke-thin', 'stroke-thick'],
    },
  },
});

/** Joins class names; of two that set the same property under the same variants the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
