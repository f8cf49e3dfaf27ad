import { Eye } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { useCountdownAnnouncement } from '../../internal/use-countdown-announcement.ts';
import { Button } from '../button/button.tsx';
import { useTopInset } from './use-top-inset.ts';

const WORDS = {
  staff: 'เจ้าหน้าที่',
  looksFor: 'กำลังดูข้อมูลแทน',
  membershipNo: 'เลขสมาชิก',
  readOnly: 'ดูได้อย่างเดียว',
  left: 'เหลือ',
  minutes: 'นาที',
  ended: 'หมดเวลาดูแทนแล้ว',
  end: 'จบการดู',
  ending: 'กำลังจบการดู',
};

/** In minutes: when the remaining time is announced. */
const SPOKEN_AT = [5, 1, 0];

export type ImpersonationBarProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** First name and surname of the officer. */
  staffName: string;
  /** First name and surname of the member. */
  memberName: string;
  /** Membership number, six digits. */
  membershipNo: string;
  /** Whole minutes until impersonation ends, counted by the app. */
  minutesLeft: number;
  /** Ends the impersonation and returns the officer. */
  onEnd: () => void;
  /** `ending` while it is being ended. Default `viewing`. */
  state?: 'viewing' | 'ending' | undefined;
  /** Name of the landmark. Default `การดูข้อมูลแทนสมาชิก`. */
  'aria-label'?: string | undefined;
  /** Replaces built-in words. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * Shows that an officer views the portal as a member: both names, the remaining time and a button that ends it. The
 * first element of the page, above its layout, always at the top of the window. Renders a `section` that is a
 * landmark; it cannot be closed.
 */
export function ImpersonationBar({
  staffName,
  memberName,
  membershipNo,
  minutesLeft,
  onEnd,
  state = 'viewing',
  'aria-label': label = 'การดูข้อมูลแทนสมาชิก',
  words,
  ref,
  className,
  ...rest
}: ImpersonationBarProps) {
  const labels = { ...WORDS, ...words };
  const barRef = useRef<HTMLElement>(null);
  const lastRowRef = useRef<HTMLDivElement>(null);
  useTopInset(barRef, lastRowRef);
  const spoken = useCountdownAnnouncement(Math.max(0, minutesLeft), SPOKEN_AT);
  const timeLeft = (minutes: number) =>
    minutes > 0 ? `${labels.left} ${Math.ceil(minutes)}\u00A0${labels.minutes}` : labels.ended;
  return (
    <section
      data-slot="impersonation-bar"
      data-state={state}
      {...rest}
      ref={useMergedRef(ref, barRef)}
      aria-label={label}
      className={cn(
        '@container sticky top-0 z-40 bg-danger text-on-danger print:hidden',
        'contrast:border-b-2 contrast:border-line forced-colors:border-b-2 forced-colors:bg-surface',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-gutter py-2 leading-tight @panel:roomy">
        <div className="flex max-w-full gap-3 @max-tiny:block">
          <Eye aria-hidden className="mt-0.5 size-6 shrink-0 @max-tiny:hidden" />
          <p className="min-w-0">
            <b>
              {labels.staff} <Phrases>{staffName}</Phrases> {labels.looksFor} <Phrases>{memberName}</Phrases>{' '}
              <span className="inline-block max-w-full">
                {labels.membershipNo} {membershipNo}
              </span>
            </b>{' '}
            <span className="inline-block max-w-full">{labels.readOnly}</span>
          </p>
        </div>
        <div ref={lastRowRef} className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span role="timer">{timeLeft(minutesLeft)}</span>
          <Button size="sm" onClick={onEnd} busyLabel={state === 'ending' ? labels.ending : undefined}>
            {labels.end}
          </Button>
        </div>
      </div>
      <output className="sr-only">{spoken !== null && timeLeft(spoken)}</output>
    </section>
  );
}
