import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { Phrases } from './phrases.tsx';
import { WholeWords } from './whole-words.tsx';

type NoticePanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `data-slot` of the part that uses it. */
  dataSlot: string;
  icon: ReactNode;
  title: ReactNode;
  action?: ReactNode;
};

/** Shared by empty and failed panels: icon, one sentence, text, one action. */
export function NoticePanel({
  dataSlot,
  icon,
  title,
  action,
  className,
  children,
  ...rest
}: NoticePanelProps) {
  return (
    <div
      data-slot={dataSlot}
      {...rest}
      className={cn(
        'flex min-w-0 flex-col items-center gap-2 rounded-lg border border-line bg-surface px-inset py-10 text-center contrast:border-2',
        className,
      )}
    >
      <span className="text-text-muted [&_svg]:size-10 [&_svg]:stroke-thin">{icon}</span>
      <h2 className="w-full text-lg leading-tight">
        <Phrases>{title}</Phrases>
      </h2>
      {children && (
        <div className="w-full max-w-prose text-balance">
          <WholeWords>{children}</WholeWords>
        </div>
      )}
      {action && <div className="mt-3 max-w-full">{action}</div>}
    </div>
  );
}
