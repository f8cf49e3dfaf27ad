import { AttemptSummary, type AttemptSummaryProps } from './attempt-summary.tsx';
import { LockedNotice, type LockedNoticeProps } from './locked-notice.tsx';

type AttemptNoticeProps = {
  /** Which try the form is at, and until when none is allowed (epoch, ms); null where one is. */
  form: { attempt: number; waitUntil: number | null };
  summary: AttemptSummaryProps;
  locked: Omit<LockedNoticeProps, 'until'>;
};

/** Says above the fields of a form what came of the last try to send it. */
export function AttemptNotice({ form: { attempt, waitUntil }, summary, locked }: AttemptNoticeProps) {
  return waitUntil === null ? (
    <AttemptSummary key={attempt} {...summary} />
  ) : (
    <LockedNotice key={`locked-${waitUntil}`} until={waitUntil} {...locked} />
  );
}
