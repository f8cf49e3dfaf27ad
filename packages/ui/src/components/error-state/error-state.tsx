import { WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NoticePanel } from '../../internal/notice-panel.tsx';
import { Button } from '../button/button.tsx';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What failed, in one sentence. Default `ไม่สามารถเชื่อมต่อได้`. */
  title?: ReactNode;
  /** Replaces the icon of a lost connection, for other failures. */
  icon?: ReactNode;
  /** Called to retry. */
  onRetry: () => void;
  /** Default `ลองอีกครั้ง`. */
  retryLabel?: string | undefined;
  /** Text on the button while it retries, e.g. `กำลังโหลด`. Focus stays on the button. */
  busyLabel?: string | undefined;
};

/** Replaces a panel that failed to load: what failed, what is safe, and a retry button. Renders a `div`. */
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
