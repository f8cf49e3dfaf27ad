import type { ComponentProps, ReactNode } from 'react';
import { NoticePanel } from '../../internal/notice-panel.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The icon of this page in the menu. */
  icon: ReactNode;
  /** One sentence that says what is missing, e.g. `ยังไม่มีใบเสร็จ`. */
  title: ReactNode;
  /** One link, styled as a button. */
  action?: ReactNode;
};

/** Takes the place of an empty list and says when it will have entries. Renders a `div`. */
export function EmptyState(props: EmptyStateProps) {
  return <NoticePanel dataSlot="empty-state" {...props} />;
}
