import type { ComponentProps } from 'react';

type PlainTextProps = Omit<ComponentProps<'div'>, 'children'> & { children: string };

export function PlainText({ children, className = '', ...rest }: PlainTextProps) {
  return (
    <div dir="auto" className={`overflow-y-clip wrap-anywhere whitespace-pre-wrap ${className}`} {...rest}>
      {children}
    </div>
  );
}
