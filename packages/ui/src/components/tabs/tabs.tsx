import * as Primitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { createParentContext } from '../../internal/parent-context.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

const [ParentContext, useTabsParent] = createParentContext('Tabs');

export type TabsProps = Omit<ComponentProps<typeof Primitive.Root>, 'orientation' | 'dir' | 'activationMode'>;

/**
 * Several views of one subject, one shown at a time. The active tab is `value` with `onValueChange`, or `defaultValue`.
 * Renders a `div`.
 */
export function Tabs({ className, ...rest }: TabsProps) {
  return (
    <ParentContext value>
      <Primitive.Root data-slot="tabs" className={cn('min-w-0', className)} {...rest} />
    </ParentContext>
  );
}

export type TabsListProps = Omit<ComponentProps<typeof Primitive.List>, 'aria-label'> & {
  /** Accessible name of the list: what the tabs are views of. */
  label: string;
};

/** The tabs in a row, wrapping if narrow. Renders a `div`. */
export function TabsList({ label, className, style, ...rest }: TabsListProps) {
  useTabsParent('TabsList');
  return (
    <Primitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cn(
        'flex flex-wrap gap-x-1 border-b border-line-strong outline-none @max-panel:border-b-0 print:hidden',
        className,
      )}
      {...rest}
      // Radix would write it as a style attribute, which a strict content policy refuses.
      style={{ ...style, outline: undefined }}
    />
  );
}

export type TabsTabProps = ComponentProps<typeof Primitive.Trigger>;

/** One tab. Its panel has the same `value`. Renders a `button`. */
export function TabsTab({ className, children, ...rest }: TabsTabProps) {
  useTabsParent('TabsTab');
  return (
    <Primitive.Trigger
      data-slot="tabs-tab"
      className={cn(
        'group/tab focus-inset relative inline-flex min-h-11 cursor-pointer items-center justify-center px-4 py-1.5 text-center leading-tight text-text-muted hover:bg-subtle',
        // Where they do not fit on a line, each has its own.
        '@max-panel:grow @max-panel:border-b @max-panel:border-line-strong',
        'data-[state=active]:font-semibold data-[state=active]:text-text data-disabled:cursor-default',
        // A border, since forced colours remove backgrounds but keep borders.
        'data-[state=active]:before:absolute data-[state=active]:before:inset-x-0 data-[state=active]:before:bottom-0',
        'data-[state=active]:before:border-b-4 data-[state=active]:before:border-brand',
        className,
      )}
      {...rest}
    >
      {/* Invisible bold text reserves the width of the active tab, so that choosing moves no tab. */}
      <span className="grid justify-items-center">
        <span aria-hidden className="invisible col-start-1 row-start-1 font-semibold">
          <WholeWords>{children}</WholeWords>
        </span>
        <span className="col-start-1 row-start-1">
          <WholeWords>{children}</WholeWords>
        </span>
      </span>
    </Primitive.Trigger>
  );
}

export type TabsPanelProps = Omit<ComponentProps<typeof Primitive.Content>, 'asChild'> & {
  /** Heading of the panel in print, where all panels with such a title are printed one after the other. */
  printTitle?: string | undefined;
};

/** The content of the tab with the same `value`. Renders a `div`. */
export function TabsPanel({ printTitle, className, style, children, ...rest }: TabsPanelProps) {
  useTabsParent('TabsPanel');
  const printed = printTitle !== undefined;
  return (
    <Primitive.Content
      data-slot="tabs-panel"
      className={cn(
        'pt-4 @panel:pt-5',
        printed && 'data-[state=inactive]:hidden print:data-[state=inactive]:block',
        className,
      )}
      {...(printed && { forceMount: true })}
      {...rest}
      asChild
    >
      {/* Its own element, since Radix writes a style attribute, which a strict content policy refuses. */}
      <div style={{ ...style, animationDuration: undefined }}>
        {printed && (
          <p className="mb-2 hidden text-lg font-semibold print:block print:break-after-avoid">
            {printTitle}
          </p>
        )}
        {children}
      </div>
    </Primitive.Content>
  );
}
