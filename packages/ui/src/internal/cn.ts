import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { CLASS_GROUPS } from './class-groups.ts';

const mergeClasses = createTailwindMerge(() => CLASS_GROUPS);

/** Joins class names; of two that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
