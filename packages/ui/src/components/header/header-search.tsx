import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { buttonVariants } from '../button/button.tsx';

type HeaderSearchProps = { label: string; closeLabel: string; children: ReactNode };

/**
 * The search of a `Header`. If there is no room for it, a `summary` shows it in a separate row, without scripts
 * too.
 */
export function HeaderSearch({ label, closeLabel, children }: HeaderSearchProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const close = () => {
    if (detailsRef.current) detailsRef.current.open = false;
  };
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') boxRef.current?.querySelector('input')?.focus();
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !detailsRef.current?.open) return;
    close();
    detailsRef.current.querySelector('summary')?.focus();
  };
  return (
    <>
      <details
        ref={detailsRef}
        // A reader may have opened it before hydration.
        suppressHydrationWarning
        onToggle={handleToggle}
        className="peer/search group/search shrink-0 @panel:hidden"
      >
        <summary
          className={cn(
            buttonVariants(),
            'gap-1.5 px-2.5 @max-calendar:[&_svg]:hidden @max-tiny:min-h-touch @max-tiny:px-2 @max-tiny:py-1',
          )}
        >
          <Search aria-hidden className="group-open/search:hidden" />
          <X aria-hidden className="hidden group-open/search:block" />
          <span className="group-open/search:hidden">{label}</span>
          <span className="hidden group-open/search:inline">{closeLabel}</span>
        </summary>
      </details>
      <div
        ref={boxRef}
        role="presentation"
        onKeyDown={handleKeyDown}
        onReset={close}
        className="order-1 hidden min-w-0 flex-auto basis-full pb-3 peer-open/search:flex *:flex-1 @panel:order-none @panel:flex @panel:basis-60 @panel:pt-3 @wide:max-w-search @wide:basis-84 @wide:py-0"
      >
        {children}
      </div>
    </>
  );
}
