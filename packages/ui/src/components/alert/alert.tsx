import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { TONE_ICONS, TONE_INKS } from '../../internal/tone.tsx';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { useSlideIn } from '../../internal/use-slide-in.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

const alertVariants = cva(
  '@container self-stretch rounded-md border border-s-5 leading-body contrast:border-e-2 contrast:border-y-2',
  {
    variants: {
      tone: {
        info: 'border-info-line bg-info-soft',
        success: 'border-success-line bg-success-soft',
        warning: 'border-warning-line bg-warning-soft',
        danger: 'border-danger-line bg-danger-soft',
      },
    },
    defaultVariants: { tone: 'info' },
  },
);

/** Only the result of a member's action interrupts a screen reader. */
const ROLES = { info: undefined, success: 'status', warning: undefined, danger: 'alert' } as const;

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /**
   * What it means for the reader. `danger` interrupts a screen reader, `success` is announced politely. Default
   * `info`.
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | null | undefined;
  /** A short bold title. */
  title: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** One button or link beside the text, or under it if narrow. */
  action?: ReactNode;
  /** Slides the content below when the message appears or disappears. For a message that appears after its page. */
  slides?: boolean | undefined;
};

/** A message in the flow of the page: what happened, and what to do. Renders a `div`. */
export function Alert({
  tone,
  title,
  icon,
  action,
  slides = false,
  className,
  children,
  ref,
  ...rest
}: AlertProps) {
  const ownTone = tone ?? 'info';
  const rootRef = useRef<HTMLDivElement>(null);
  useSlideIn(rootRef, slides);
  return (
    <div
      data-slot="alert"
      data-tone={ownTone}
      role={ROLES[ownTone]}
      {...rest}
      ref={useMergedRef(ref, rootRef)}
      className={cn(alertVariants({ tone }), className)}
    >
      <div className="flow-root px-control py-3 @tiny:flex @tiny:gap-2.5 @panel:gap-3.5 @panel:px-5 @panel:py-3.5">
        <span
          className={cn(
            'float-start me-2 mt-0.5 shrink-0 @tiny:float-none @tiny:me-0 [&_svg]:size-6',
            TONE_INKS[ownTone],
          )}
        >
          {icon ?? TONE_ICONS[ownTone]}
        </span>
        <div className="min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 @tiny:flex">
          <div className="min-w-0 grow basis-48">
            <p data-slot="alert-title" className={cn('font-semibold', TONE_INKS[ownTone])}>
              <Phrases>{title}</Phrases>
            </p>
            <WholeWords>{children}</WholeWords>
          </div>
          {action && <div className="mt-2 @tiny:mt-0">{action}</div>}
        </div>
      </div>
    </div>
  );
}
