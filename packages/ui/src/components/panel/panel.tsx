import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type PanelProps = ComponentProps<'section'>;

/** A panel for related content. Renders a `section`, a size container. */
export function Panel({ className, ...rest }: PanelProps) {
  return (
    <section
      data-slot="panel"
      className={cn(
        '@container overflow-clip rounded-lg border border-line bg-surface contrast:border-2 print:break-inside-avoid',
        className,
      )}
      {...rest}
    />
  );
}

export type PanelHeadProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The heading of the panel. */
  title: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | undefined;
};

/** Heading of a panel with a hairline under it; children are at its right. Renders a `div`. */
export function PanelHead({ title, level = 2, className, children, ...rest }: PanelHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      data-slot="panel-head"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-inset py-inset-head',
        className,
      )}
      {...rest}
    >
      <Heading className={level === 2 ? 'text-xl @max-field:text-lg' : 'text-lg'}>
        <Phrases>{title}</Phrases>
      </Heading>
      {children}
    </div>
  );
}

export type PanelBodyProps = ComponentProps<'div'>;

/** Padding around the content of a panel. Lists and tables reach the edges without it. */
export function PanelBody({ className, ...rest }: PanelBodyProps) {
  return <div data-slot="panel-body" className={cn('px-inset py-4 @form:py-6', className)} {...rest} />;
}

export type PanelNoteProps = ComponentProps<'p'>;

/** A small muted note at the end of a panel, under a hairline. Renders a `p`. */
export function PanelNote({ className, children, ...rest }: PanelNoteProps) {
  return (
    <p
      data-slot="panel-note"
      className={cn('border-t border-line px-inset pt-3 pb-4 text-sm text-text-muted', className)}
      {...rest}
    >
      <WholeWords>{children}</WholeWords>
    </p>
  );
}
