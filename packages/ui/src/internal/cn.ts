import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      text: ['sm', 'md', 'lg', 'xl', '2xl', 'tile', '3xl', '4xl'],
      font: ['body', 'head'],
      shadow: ['float', 'dialog'],
      spacing: [
        'gutter',
        'inset',
        'inset-head',
        'control',
        'control-tight',
        'button',
        'button-small',
        'logo',
        'logo-small',
        'logo-large',
        'band',
        'rule',
      ],
      leading: ['head', 'tight', 'body', 'prose'],
    },
  },
});

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
