import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import theme from '../styles/theme.css?raw';
import { cn } from './cn.ts';

const sources = import.meta.glob<string>(
  ['../components/**/*.{ts,tsx}', './*.{ts,tsx}', '!**/class-groups.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** tailwind-merge's own table, told of the names that only this kit has. */
const mergeByFullTable = extendTailwindMerge({
  extend: {
    theme: {
      text: ['sm', 'md', 'lg', 'xl', '2xl', 'tile', '3xl', '4xl'],
      font: ['body', 'head'],
      shadow: ['float', 'dialog'],
      spacing: [(value: string) => /^[a-z-]+$/.test(value)],
      leading: ['head', 'tight', 'body', 'prose'],
    },
  },
});

/** What the full table takes for something else: a role of this kit's, and two widths of its strokes. */
const OWN_NAMES = /^(bg-cover|stroke-(thin|thick)|@container.*)$/;

/** Every utility in the kit's sources, without its variants. */
function utilitiesInUse(): string[] {
  const words = Object.values(sources)
    .flatMap((source) => [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)])
    .flatMap(([, single, double]) => (single ?? double ?? '').split(/\s+/))
    .filter((word) => /^-?[a-z@][\w.:/()@-]*$/.test(word))
    .map((word) => word.slice(word.lastIndexOf(':') + 1));
  const twice = (word: string) => mergeByFullTable(`${word} ${word}`) === word;
  return [...new Set(words)].filter((word) => twice(word) && !OWN_NAMES.test(word));
}

describe('cn', () => {
  it('keeps the later of two that set the same property, variant by variant', () => {
    expect(cn('px-button text-md hover:bg-subtle', 'px-4 hover:bg-brand')).toBe(
      'text-md px-4 hover:bg-brand',
    );
    expect(cn('bg-surface', 'bg-cover')).toBe('bg-cover');
    expect(cn('stroke-thin', 'stroke-brand')).toBe('stroke-thin stroke-brand');
  });

  it.each([
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
    expect(mergeByFullTable(classes)).toBe(merged);
  });

  it('leaves out what is not there, and keeps what it does not know', () => {
    expect(cn('flex', undefined, false, ['of-the-app', null])).toBe('flex of-the-app');
  });

  it('knows every text size of the theme from a colour', () => {
    const sizes = [...theme.matchAll(/--text-(\w+): var/g)].map(([, name]) => `text-${name}`);
    expect(sizes).toContain('text-tile');
    for (const size of sizes) expect(cn('text-brand', size)).toBe(`text-brand ${size}`);
  });

  it('agrees with the full table on every two utilities that the kit uses', () => {
    const utilities = utilitiesInUse();
    expect(utilities.length).toBeGreaterThan(300);
    const differing = utilities.flatMap((one) =>
      utilities
        .filter((other) => other !== one && cn(one, other) !== mergeByFullTable(one, other))
        .map((other) => [one, other]),
    );
    expect(differing).toEqual([]);
  });
});
