import { describe, expect, it } from 'vitest';
import theme from '../styles/theme.css?raw';
import { cn } from './cn.ts';

/** The names that the theme declares under a prefix such as `--text-`, modifiers apart. */
const themeNames = (prefix: string) => [
  ...new Set(
    [...theme.matchAll(new RegExp(`^  --${prefix}-([a-z0-9-]+?)(?:--.*)?:`, 'gm'))].map(
      ([, name = '']) => name,
    ),
  ),
];

describe('cn', () => {
  it.each([
    ['px-button text-md hover:bg-subtle px-4 hover:bg-brand', 'text-md px-4 hover:bg-brand'],
    ['bg-surface bg-cover', 'bg-cover'],
    ['stroke-thin stroke-brand', 'stroke-thin stroke-brand'],
    ['stroke-thin stroke-thick', 'stroke-thick'],
    ['p-4 px-2', 'p-4 px-2'],
    ['px-2 p-4', 'p-4'],
    ['text-md leading-tight', 'text-md leading-tight'],
    ['leading-tight text-md', 'text-md'],
    ['rounded-t-lg rounded-tl-none rounded-md', 'rounded-md'],
    ['border-2 border-line border-b border-brand', 'border-2 border-b border-brand'],
    ['text-text text-sm text-center text-link', 'text-sm text-center text-link'],
    ['bg-brand/50 bg-brand', 'bg-brand'],
    ['-mx-inset mx-auto', 'mx-auto'],
    ['max-w-(--a-b) max-w-full', 'max-w-full'],
    ['[&_svg]:size-5 size-4 [&_svg]:size-4', 'size-4 [&_svg]:size-4'],
    ['data-[a:b]:flex data-[a:b]:hidden flex', 'data-[a:b]:hidden flex'],
    ['px-4! px-2', 'px-4! px-2'],
    ['px-4! px-2!', 'px-2!'],
    ['constructor-1 toString', 'constructor-1 toString'],
  ])('merges %s', (classes, merged) => {
    expect(cn(classes)).toBe(merged);
  });

  it('skips empty values and keeps classes it does not know', () => {
    expect(cn('flex', undefined, false, ['of-the-app', null])).toBe('flex of-the-app');
  });

  it.each([
    ['text', 'text-brand'],
    ['font', 'font-semibold'],
    ['shadow', 'shadow-brand'],
  ])('knows every --%s- name of the theme from %s', (prefix, other) => {
    const names = themeNames(prefix);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const utility = `${prefix}-${name}`;
      expect(cn(other, utility)).toBe(`${other} ${utility}`);
      expect(cn(utility, utility)).toBe(utility);
    }
  });

  it.each([
    ['leading', 'leading-none'],
    ['spacing', 'p-1'],
    ['container', 'max-w-1'],
    ['radius', 'rounded-sm'],
  ])('lets every --%s- name of the theme replace %s', (prefix, other) => {
    const names = themeNames(prefix);
    expect(names.length).toBeGreaterThan(0);
    const [root = ''] = other.split(/-[^-]*$/);
    for (const name of names) expect(cn(other, `${root}-${name}`)).toBe(`${root}-${name}`);
  });
});
