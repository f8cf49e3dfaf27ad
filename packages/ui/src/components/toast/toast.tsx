import * as RadixToast from '@radix-ui/react-toast';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { TONE_ICONS, TONE_INKS } from '../../internal/tone.tsx';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useSlideBelow } from './use-slide-below.ts';
import { useToastSide } from './use-toast-side.ts';
import { type QueuedToast, type ToastMessage, getVisibleToasts } from './toast-queue.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

const WORDS = {
  announcement: 'ข้อความแจ้ง',
  region: 'ข้อความแจ้งชั่วคราว กด {hotkey} เพื่อไปที่ข้อความ',
  close: 'ปิดข้อความ',
};

const toastVariants = cva(
  [
    'pointer-events-auto flex animate-appear gap-3.5 rounded-md border border-s-5 border-line-strong bg-raised',
    'py-2.5 ps-inset pe-1.5 text-text shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
    '@max-tiny:flex-wrap @max-tiny:justify-between @max-tiny:gap-y-0 contrast:border-e-2 contrast:border-y-2 contrast:shadow-none @max-panel:shadow-none',
  ],
  {
    variants: {
      tone: {
        info: 'border-s-info-line',
        success: 'border-s-success-line',
        warning: 'border-s-warning-line',
        danger: 'border-s-danger-line',
      },
    },
  },
);

export type ToastRegionProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The messages, oldest first. At most three are shown, and duplicates once. */
  toasts: readonly ToastMessage[];
  /** Called with the id of each message that was closed or has expired. Remove it from `toasts`. */
  onDismiss: (id: string) => void;
  /** Replaces built-in words. `{hotkey}` in `region` is replaced by the key that focuses it. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * Shows short messages that disappear, newest on top, under the header in the flow of the page, where they cover nothing;
 * at the bottom of the window if they would cover the focused element. The content below slides as they appear or disappear.
 * Renders a sticky `div`, or nothing without messages. Use it once on a page, as `toasts` of its layout.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  const shown = getVisibleToasts(toasts);
  // A new provider for each burst: Radix does not restart its timer after the last toast was closed by keyboard
  // (https://github.com/radix-ui/primitives/issues/2268).
  // Radix writes style attributes, and a message on the server would be announced by no one.
  const hydrated = useHydrated();
  return shown.length === 0 || !hydrated ? null : <ToastStack shown={shown} {...rest} />;
}

type ToastStackProps = Omit<ToastRegionProps, 'toasts'> & { shown: readonly QueuedToast[] };

function ToastStack({ shown, onDismiss, words, className, ref, onFocus, ...rest }: ToastStackProps) {
  const labels = { ...WORDS, ...words };
  const focus = useFocusReturn();
  const boxRef = useRef<HTMLDivElement>(null);
  const messagesRef = useRef<HTMLOListElement>(null);
  const side = useToastSide(boxRef, messagesRef);
  useSlideBelow(focus.regionRef, side);
  return (
    <div
      data-slot="toast-region"
      data-side={side}
      {...rest}
      ref={useMergedRef(ref, focus.regionRef)}
      className={cn(
        '@container pointer-events-none inset-x-0 z-60 print:hidden',
        'data-[side=bottom]:fixed data-[side=bottom]:bottom-0 data-[side=top]:sticky data-[side=top]:top-(--top-inset)',
        className,
      )}
      onFocus={(event) => {
        onFocus?.(event);
        focus.rememberOrigin(event);
      }}
    >
      <div ref={boxRef} className="max-h-window scroll-p-2 overflow-y-auto">
        <RadixToast.Provider label={labels.announcement}>
          {shown.map((queued) => (
            <Toast
              key={queued.message.id}
              queued={queued}
              closeLabel={labels.close}
              onDismiss={() => {
                for (const id of queued.ids) onDismiss(id);
              }}
            />
          ))}
          <RadixToast.Viewport
            ref={messagesRef}
            label={labels.region}
            // Half of a narrow window at most: there is always a side where they cover nothing.
            className="flex max-h-half-window scroll-p-2 flex-col-reverse gap-3 overflow-y-auto px-gutter py-2 @max-panel:focus-inset @panel:ms-auto @panel:roomy @panel:me-gutter @panel:my-4 @panel:max-h-none @panel:w-toast @panel:overflow-visible @panel:p-0"
          />
        </RadixToast.Provider>
      </div>
    </div>
  );
}

type ToastProps = { queued: QueuedToast; closeLabel: string; onDismiss: () => void };

function Toast({ queued: { message, durationMs }, closeLabel, onDismiss }: ToastProps) {
  const { tone, title, spokenTitle, description, icon } = message;
  return (
    <RadixToast.Root
      open
      // Background: read out politely, after what the screen reader is saying.
      type="background"
      duration={durationMs}
      onOpenChange={onDismiss}
      data-slot="toast"
      data-tone={tone}
      className={cn(toastVariants({ tone }), description ? 'items-start' : 'items-center')}
      style={{ touchAction: 'pan-y' }}
    >
      <span className={cn('mt-0.5 shrink-0 [&_svg]:size-6', TONE_INKS[tone])}>
        {icon ?? TONE_ICONS[tone]}
      </span>
      <div className="min-w-0 flex-1 py-px leading-tight @max-tiny:order-last @max-tiny:basis-full">
        <RadixToast.Title className="font-semibold">
          {spokenTitle === undefined ? (
            <WholeWords>{title}</WholeWords>
          ) : (
            <SpokenTitle title={title} words={spokenTitle} />
          )}
        </RadixToast.Title>{' '}
        {description && (
          <RadixToast.Description>
            <WholeWords>{description}</WholeWords>
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton
          label={`${closeLabel} ${spokenTitle ?? title}`}
          // A click leaves focus where the member works; Radix would take it away to the region.
          onMouseDown={(event) => event.preventDefault()}
        >
          <X aria-hidden />
        </IconButton>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

function SpokenTitle({ title, words }: { title: string; words: string }) {
  return (
    <>
      <span aria-hidden>
        <WholeWords>{title}</WholeWords>
      </span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** Returns focus to where it was when the last message disappears. */
function useFocusReturn() {
  const regionRef = useRef<HTMLDivElement>(null);
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const region = regionRef.current;
    return () => {
      if (region?.contains(document.activeElement) && origin.current instanceof HTMLElement)
        origin.current.focus();
    };
  }, []);
  return {
    regionRef,
    rememberOrigin: (event: FocusEvent) => {
      const from = event.relatedTarget;
      const inside = from instanceof Node && event.currentTarget.contains(from);
      if (!inside) origin.current = from;
    },
  };
}
