import type { ComponentProps } from 'react';

type PlainTextProps = Omit<ComponentProps<'div'>, 'children'> & { children: string };

/**
 * What a visitor wrote, letter by letter: line breaks stay, links are text, and nothing in it turns or covers what stands
 * around it.
 */
export function PlainText({ children, className = '', ...rest }: PlainTextProps) {
  return (
    <div dir="auto" className={`overflow-y-clip wrap-anywhere whitespace-pre-wrap ${className}`} {...rest}>
      {children}
    </div>
  );
}
