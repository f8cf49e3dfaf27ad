import type { ReactNode } from 'react';
import { useCountdownAnnouncement } from '../../internal/use-countdown-announcement.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  type AlertDialogContentProps,
} from '../alert-dialog/alert-dialog.tsx';
import { Alert } from '../alert/alert.tsx';
import { formatTimeLeft } from './time-left.ts';

const WORDS = {
  title: 'ใกล้หมดเวลาเข้าสู่ระบบ',
  left: 'เหลือเวลาอีก',
  after: 'หลังจากนั้นระบบจะออกให้ เพื่อความปลอดภัยของท่าน',
  goOn: 'ใช้งานต่อ',
  goingOn: 'กำลังต่อเวลา',
  signOut: 'ออกจากระบบ',
  failedTitle: 'ยังต่อเวลาไม่ได้',
  failed: 'ตรวจสอบอินเทอร์เน็ต แล้วกดใช้งานต่ออีกครั้ง',
  endedTitle: 'หมดเวลาเข้าสู่ระบบแล้ว',
  ended: 'ระบบออกให้แล้ว เพื่อความปลอดภัยของท่าน เข้าสู่ระบบอีกครั้งเพื่อใช้งานต่อ',
  signIn: 'เข้าสู่ระบบอีกครั้ง',
  /** The time left, behind `left`. */
  duration: formatTimeLeft,
};

/** In seconds: when the remaining time is announced. */
const SPOKEN_AT = [60, 30, 10, 0];

export type SessionWarningProps = Omit<AlertDialogContentProps, 'title' | 'description' | 'children'> & {
  /** Remaining time of the session, counted by the app. At 0 the session has ended. */
  secondsLeft: number;
  /** Extends the session. Escape does the same. */
  onContinue: () => void;
  /** Signs out; once the session has ended, leads to the sign-in page. */
  onSignOut: () => void;
  /** `busy` while the session is being extended, `failed` if that failed. Default `asking`. */
  state?: 'asking' | 'busy' | 'failed' | undefined;
  /** Replaces built-in words. */
  words?: Partial<typeof WORDS> | undefined;
};

/**
 * Asks a member whose session is about to end whether to continue. Open for as long as it is rendered. Renders a `div`
 * with the role `alertdialog` at the end of the document.
 */
export function SessionWarning({
  secondsLeft,
  onContinue,
  onSignOut,
  state = 'asking',
  words,
  ...rest
}: SessionWarningProps) {
  const labels = { ...WORDS, ...words };
  const ended = !(secondsLeft > 0);
  const goOn = ended ? onSignOut : onContinue;
  return (
    <AlertDialog open>
      <AlertDialogContent
        data-slot="session-warning"
        {...rest}
        title={ended ? labels.endedTitle : labels.title}
        description={ended ? labels.ended : <TimeLeft seconds={secondsLeft} words={labels} />}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (!ended && state !== 'busy') onContinue();
        }}
      >
        <Spoken secondsLeft={secondsLeft} words={labels} />
        {state === 'failed' && !ended && (
          <Alert tone="danger" title={labels.failedTitle} className="mt-4">
            {labels.failed}
          </Alert>
        )}
        <AlertDialogActions>
          {!ended && (
            <AlertDialogAction variant="outline" onClick={onSignOut}>
              {labels.signOut}
            </AlertDialogAction>
          )}
          <AlertDialogCancel
            onClick={goOn}
            busyLabel={state === 'busy' && !ended ? labels.goingOn : undefined}
          >
            {ended ? labels.signIn : labels.goOn}
          </AlertDialogCancel>
        </AlertDialogActions>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** The role `timer` keeps screen readers from announcing every second. */
function TimeLeft({ seconds, words }: { seconds: number; words: typeof WORDS }): ReactNode {
  return (
    <>
      {words.left} <b role="timer">{words.duration(seconds)}</b> {words.after}
    </>
  );
}

/** Announces a few moments, not every second. */
function Spoken({ secondsLeft, words }: { secondsLeft: number; words: typeof WORDS }) {
  const seconds = useCountdownAnnouncement(Math.max(0, secondsLeft), SPOKEN_AT);
  const said = seconds === 0 ? words.endedTitle : seconds && `${words.left} ${words.duration(seconds)}`;
  return <output className="sr-only">{said}</output>;
}
