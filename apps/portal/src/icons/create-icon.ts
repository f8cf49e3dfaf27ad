import { type ComponentProps, createElement } from 'react';

type IconData = {
  name: string;
  size?: number;
  aliases?: readonly unknown[];
  node: readonly (readonly [string, Record<string, string>])[];
};

const LINES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of one icon. The build puts it in the place of the library's own, which gives the same picture and
 * knows sizes, colours and contexts besides: ours stand in the kit's styles.
 */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands for
export default function createIcon({ name, size = 24, aliases = [], node }: IconData) {
  const classes = ['lucide', name, ...aliases.filter((alias) => typeof alias === 'string')].map(
    (own, place) => (place === 0 ? own : `lucide-${own}`),
  );
  return function Icon({ className = '', children, ...rest }: ComponentProps<'svg'>) {
    const told = Boolean(children) || Object.keys(rest).some((prop) => /^(aria-|role$|title$)/.test(prop));
    return createElement(
      'svg',
      {
        ...LINES,
        viewBox: `0 0 ${size} ${size}`,
        className: [...new Set([...classes, ...className.split(' ').filter(Boolean)])].join(' '),
        ...(!told && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, lines]) => createElement(tag, lines)),
      children,
    );
  };
}
