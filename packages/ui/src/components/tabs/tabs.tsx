import * as Primitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { createParentContext } from '../../internal/parent-context.ts';

const [ParentContext, useTabsParent] = createParentContext('Tabs');

export type TabsProps = Omit<ComponentProps<typeof Primitive.Root>, 'orientation' | 'dir' | 'activationMode'>;

/**
 * Several views of one thing, of which one shows. The active tab is `value` with `onValueChange`, or `defaultValue`.
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
export function TabsList({ label, className, ...rest }: TabsListProps) {
  useTabsParent('TabsList');
  return (
    <Primitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cn('flex flex-wrap gap-x-1 border-b border-line-strong print:hidden', className)}
      {...rest}
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
          {children}
        </span>
        <span className="col-start-1 row-start-1">{children}</span>
      </span>
    </Primitive.Trigger>
  );
}

export type TabsPanelProps = ComponentProps<typeof Primitive.Content>;

/** The content of the tab with the same `value`. Renders a `div`. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  useTabsParent('TabsPanel');
  return <Primitive.Content data-slot="tabs-panel" className={cn('pt-4 @panel:pt-5', className)} {...rest} />;
}
