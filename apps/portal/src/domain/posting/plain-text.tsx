import { WholeWords } from '@sahakorn/ui/whole-words';
import type { ComponentProps } from 'react';

type PlainTextProps = Omit<ComponentProps<'div'>, 'children'> & { children: string };

/** A visitor's text with its line breaks. The padding prevents clipping of Thai marks above the first line. */
export function PlainText({ children, className = '', ...rest }: PlainTextProps) {
  return (
    <div
      dir="auto"
      className={`overflow-y-clip pt-0.5 wrap-anywhere whitespace-pre-wrap ${className}`}
      {...rest}
    >
      <WholeWords>{children}</WholeWords>
    </div>
  );
}
