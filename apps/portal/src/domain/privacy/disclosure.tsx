import { Button } from '@sahakorn/ui/button';
import { type ReactNode, useId, useState } from 'react';

/** `open` and `close` are the labels of the button. Always expanded in print. */
type DisclosureProps = { open: string; close: string; children: ReactNode };

export function Disclosure({ open, close, children }: DisclosureProps) {
  const [shown, setShown] = useState(false);
  const contentId = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="focus-inset -ms-button print:hidden"
        aria-expanded={shown}
        aria-controls={contentId}
        onClick={() => setShown(!shown)}
      >
        {shown ? close : open}
      </Button>
      <div id={contentId} className={shown ? 'mt-3 print:mt-0' : 'hidden print:block'}>
        {children}
      </div>
    </>
  );
}
