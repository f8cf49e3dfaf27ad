import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';

export type MemberIdentityProps = ComponentProps<'div'> & {
  /** Membership number, six digits. */
  membershipNo: string;
  /** First name and surname. */
  name: string;
};

/** Who is signed in and, as children, as of when: the strip under a narrow top bar. Renders a `div`. */
export function MemberIdentity({ membershipNo, name, className, children, ...rest }: MemberIdentityProps) {
  return (
    <div
      data-slot="member-identity"
      className={cn('flex flex-wrap items-baseline justify-between gap-x-4 leading-tight', className)}
      {...rest}
    >
      <span className="font-semibold">
        <span className="whitespace-nowrap">{membershipNo}</span> <Phrases>{name}</Phrases>
      </span>
      {children && <span className="text-sm text-text-muted">{children}</span>}
    </div>
  );
}
