import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';

type DelayedFallbackProps = {
  /** Read out politely when the children appear. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A fallback for something that loads. It takes its space at once, but is visible and announced only after 300 ms, a
 * delay that the stylesheet keeps: what loads faster shows no fallback.
 */
export function DelayedFallback({ label, className, children }: DelayedFallbackProps) {
  const [appeared, setAppeared] = useState(false);
  return (
    <>
      <output className="sr-only">{appeared && label}</output>
      <div className={cn('animate-delayed', className)} onAnimationStart={() => setAppeared(true)}>
        {children}
      </div>
    </>
  );
}
