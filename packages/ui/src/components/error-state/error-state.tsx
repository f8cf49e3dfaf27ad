import { WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NoticePanel } from '../../internal/notice-panel.tsx';
import { Button } from '../button/button.tsx';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What failed, in one sentence. Default `ไม่สามารถเชื่อมต่อได้`. */
  title?: ReactNode;
  /** Takes the place of the icon of a lost connection, where something else failed. */
  icon?: ReactNode;
  /** Tries again. */
  onRetry: () => void;
  /** Default `ลองอีกครั้ง`. */
  retryLabel?: string | undefined;
  /** Words on the button while it tries again, e.g. `กำลังโหลด`. Set, focus stays on the button. */
  busyLabel?: string | undefined;
};

/** Stands where a panel could not be loaded: what failed, what is not lost, and a way to try again. Renders a `div`. */
export function ErrorState({
  title = 'ไม่สามารถเชื่อมต่อได้',
  icon = <WifiOff aria-hidden />,
  onRetry,
  retryLabel = 'ลองอีกครั้ง',
  busyLabel,
  ...rest
}: ErrorStateProps) {
  return (
    <NoticePanel
      dataSlot="error-state"
      role="alert"
      icon={icon}
      title={title}
      action={
        <Button variant="primary" busyLabel={busyLabel} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
      {...rest}
    />
  );
}
