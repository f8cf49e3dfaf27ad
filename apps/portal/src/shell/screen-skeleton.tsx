import { SkeletonPanel } from '@sahakorn/ui/skeleton';

/** Stands in the member layout until a screen's code is there. */
export function ScreenSkeleton() {
  return <SkeletonPanel />;
}
