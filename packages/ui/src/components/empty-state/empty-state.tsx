import type { ComponentProps, ReactNode } from 'react';
import { NoticePanel } from '../../internal/notice-panel.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The icon that the menu gives to this screen. */
  icon: ReactNode;
  /** One sentence saying what is not there, e.g. `ยังไม่มีใบเสร็จ`. */
  title: ReactNode;
  /** One way on: a link with the looks of a button. */
  action?: ReactNode;
};

/** Stands where a list has nothing in it yet, and says when it will. Renders a `div`. */
export function EmptyState(props: EmptyStateProps) {
  return <NoticePanel dataSlot="empty-state" {...props} />;
}
