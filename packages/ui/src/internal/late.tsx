import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';

type LateProps = {
  /** Read out politely when the children appear. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Shows what stands in for something that loads once 300 ms have gone by, and says so then. Its room is kept from the
 * start, and the stylesheet keeps the time: what loads faster is neither seen nor heard.
 */
export function Late({ label, className, children }: LateProps) {
  const [appeared, setAppeared] = useState(false);
  return (
    <>
      <output className="sr-only">{appeared && label}</output>
      <div className={cn('animate-late', className)} onAnimationStart={() => setAppeared(true)}>
        {children}
      </div>
    </>
  );
}
