import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { Logo } from '../logo/logo.tsx';

export type TopBarProps = ComponentProps<'div'> & {
  /** The cooperative's Thai name. */
  coopNameTH: string;
  /** The cooperative's English name, shown from 40 rem on. */
  coopNameEN: string;
  /** The cooperative's logo. Default the woven diamond. */
  logo?: ReactNode;
};

/**
 * Head of every page: logo, both names, and children at the right, over the double rule in the brand colour. Renders
 * a `div` for the `header` of a layout; a size container.
 */
export function TopBar({ coopNameTH, coopNameEN, logo, className, children, ...rest }: TopBarProps) {
  return (
    <div data-slot="top-bar" className={cn('@container bg-surface', className)} {...rest}>
      <div className="flex items-center gap-3 px-gutter py-2.5 @max-tiny:flex-wrap @panel:roomy @panel:gap-4 @panel:py-3.5">
        {logo ?? <Logo className="size-logo-small @panel:size-logo" />}
        <div className="min-w-0 flex-1 @max-tiny:order-last @max-tiny:basis-full">
          <div className="font-head text-md leading-head font-semibold text-balance @panel:text-xl">
            {coopNameTH}
          </div>
          <div lang="en" className="hidden text-sm leading-head text-text-muted @panel:block">
            {coopNameEN}
          </div>
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-4 empty:hidden @max-tiny:min-w-0 @max-tiny:shrink">
          {children}
        </div>
      </div>
      <div aria-hidden className="h-rule border-t-3 border-b border-brand" />
    </div>
  );
}

export type TopBarWideProps = ComponentProps<'div'>;

/** Shows its children from 64 rem on. Renders a `div`. */
export function TopBarWide({ className, ...rest }: TopBarWideProps) {
  return (
    <div
      data-slot="top-bar-wide"
      className={cn('hidden items-center gap-4 @wide:flex', className)}
      {...rest}
    />
  );
}

export type TopBarMemberProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Title, first name and surname. */
  name: string;
  /** Membership number, six digits. */
  membershipNo: string;
  /** An `Avatar`. */
  avatar?: ReactNode;
  /** Words before the number. Default `เลขสมาชิก`. */
  membershipNoLabel?: string | undefined;
};

/** The signed-in member: name over number, with picture. Renders a `div`. */
export function TopBarMember({
  name,
  membershipNo,
  avatar,
  membershipNoLabel = 'เลขสมาชิก',
  className,
  ...rest
}: TopBarMemberProps) {
  return (
    <div data-slot="top-bar-member" className={cn('flex items-center gap-4', className)} {...rest}>
      <div className="max-w-form text-right">
        <div className="leading-tight font-semibold">
          <Phrases>{name}</Phrases>
        </div>
        <div className="text-sm whitespace-nowrap text-text-muted">
          {membershipNoLabel} {membershipNo}
        </div>
      </div>
      {avatar}
    </div>
  );
}
