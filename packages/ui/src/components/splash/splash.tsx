import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { DelayedFallback } from '../../internal/delayed-fallback.tsx';
import { Logo } from '../logo/logo.tsx';
import { WovenBand } from '../woven-band/woven-band.tsx';

export type SplashProps = Omit<ComponentProps<'main'>, 'children' | 'title'> & {
  /** Default `ระบบสมาชิก Online`. */
  title?: ReactNode;
  /** The cooperative's logo, 96 px. Default the kit's. */
  logo?: ReactNode;
  /** Read out when the splash appears. Default `กำลังโหลด`. */
  label?: string | undefined;
};

/** A placeholder for the whole application while it loads, without motion, shown after 300 ms. Renders a `main`. */
export function Splash({
  title = 'ระบบสมาชิก Online',
  logo = <Logo size="lg" />,
  label = 'กำลังโหลด',
  className,
  ...rest
}: SplashProps) {
  return (
    <main
      data-slot="splash"
      {...rest}
      className={cn('relative flex min-h-dvh items-center p-gutter', className)}
    >
      <DelayedFallback label={label} className="flex w-full flex-col items-center gap-6">
        {logo}
        <h1 className="w-full text-center text-2xl">{title}</h1>
        <WovenBand className="w-56 max-w-full" />
      </DelayedFallback>
    </main>
  );
}
