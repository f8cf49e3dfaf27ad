import { Megaphone, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { NOTICE_CLASSES, toNoticeColour } from './notice-colour.ts';
import { useWholeInView } from './use-whole-in-view.ts';

/** Words of the banner, each replaceable. */
export type NoticeBannerWords = Record<'more' | 'less' | 'close', string>;

const WORDS: NoticeBannerWords = { more: 'อ่านต่อ', less: 'ย่อ', close: 'ปิด' };

export type NoticeBannerProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The background, by the feed's colour name. Unknown names and the default are blue. */
  colour?: string | null | undefined;
  /** First words, in bold, for a notice without its own bold words. */
  title?: ReactNode;
  /** An icon of lucide. Default a megaphone. */
  icon?: ReactNode;
  /** Name of the landmark. Default `ประกาศจากสหกรณ์`. */
  'aria-label'?: string;
  /** Called when the reader closes the notice. The caller removes it; without this it has no close button. */
  onDismiss?: (() => void) | undefined;
  /** Replaces some of the words. */
  words?: Partial<NoticeBannerWords> | undefined;
};

/**
 * An announcement for every visitor, at the top of the page: icon, bold first words, one sentence. It shows two lines,
 * and the rest, if there is any, when pressed, without scripts too. Renders a `section` that is a landmark.
 */
export function NoticeBanner({
  colour,
  title,
  icon,
  'aria-label': label = 'ประกาศจากสหกรณ์',
  onDismiss,
  words,
  className,
  children,
  ...rest
}: NoticeBannerProps) {
  const ground = toNoticeColour(colour);
  const { more, less, close } = { ...WORDS, ...words };
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const whole = useWholeInView(detailsRef);
  return (
    <section
      data-slot="notice-banner"
      data-colour={ground}
      aria-label={label}
      className={cn(
        '@container contrast:border-b-2 contrast:border-line contrast:bg-surface contrast:text-text print:hidden',
        NOTICE_CLASSES[ground],
        className,
      )}
      {...rest}
    >
      <div className="mx-auto flex max-w-page items-start gap-3 px-gutter pb-1 @panel:roomy @panel:pb-0 [&>svg]:mt-3 @panel:[&>svg]:mt-4 [&>svg]:size-5 [&>svg]:shrink-0 @max-tiny:[&>svg]:hidden">
        {icon ?? <Megaphone aria-hidden />}
        <div className="relative clip-lines-2 @panel:[--room-above:0.75rem] min-h-11 min-w-0 flex-1 leading-prose wrap-normal has-[details[open],a:focus-visible]:max-h-none has-[details[open],a:focus-visible]:overflow-visible has-[details[open]]:wrap-break-word [&_a]:link-line [&_a]:relative [&_a]:z-10">
          {/* The button is beside the second line, so a notice of one line does not show it. */}
          <span aria-hidden className="float-right h-lh w-0" />
          <details
            ref={detailsRef}
            hidden={whole}
            className="group/more float-right clear-both @panel:no-added-line"
          >
            <summary className="focus-inset block cursor-pointer list-none ps-2 before:me-1.5 before:content-['…'_/_''] group-open/more:before:content-none after:absolute after:inset-0 group-open/more:relative group-open/more:after:-inset-2">
              <span className="link-line group-open/more:hidden">{more}</span>
              <span className="link-line hidden group-open/more:inline">{less}</span>
            </summary>
          </details>
          {title && <b>{title}</b>} {children}
        </div>
        {onDismiss && <DismissButton label={close} onDismiss={onDismiss} />}
      </div>
    </section>
  );
}

/** Its space is reserved before hydration, so that nothing moves. */
function DismissButton({ label, onDismiss }: { label: string; onDismiss: () => void }) {
  return (
    <button
      type="button"
      onClick={onDismiss}
      className={cn(
        'focus-inset flex @tiny:-me-1 min-h-13 min-w-touch cursor-pointer flex-col items-center justify-center border-s border-current/50 ps-2 text-sm leading-tight font-semibold hover:underline @panel:mt-1 @panel:min-h-11 @panel:flex-row @panel:gap-1.5 @panel:border-0 [&_svg]:size-5 @max-tiny:[&_svg]:hidden',
        !useHydrated() && 'invisible',
      )}
    >
      <X aria-hidden />
      {label}
    </button>
  );
}
