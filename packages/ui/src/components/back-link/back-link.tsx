import { Slot, Slottable } from '@radix-ui/react-slot';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';

export type BackLinkProps = ComponentProps<'a'> & {
  /** Renders the only child, such as a router's link or a button, as the link. Default false. */
  asChild?: boolean | undefined;
};

/** Leads to the previous page. Renders an `a`, by default with the text กลับ. */
export function BackLink({ asChild, className, children, ...rest }: BackLinkProps) {
  const Comp = asChild ? Slot : 'a';
  return (
    <Comp
      data-slot="back-link"
      className={cn(
        'link-line inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-text hover:decoration-2',
        className,
      )}
      {...rest}
    >
      <ArrowLeft aria-hidden className="size-5 shrink-0" />
      {asChild ? <Slottable>{children}</Slottable> : (children ?? 'กลับ')}
    </Comp>
  );
}
