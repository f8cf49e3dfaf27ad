import { Button } from '@sahakorn/ui/button';
import { type ReactNode, useId, useState } from 'react';

type FoldProps = {
  /** On the button while the content is away, e.g. `ดูประวัติ 2 รายการ`. */
  open: string;
  /** On the button while it is there. */
  close: string;
  children: ReactNode;
};

export function Disclosure({ open, close, children }: FoldProps) {
  const [shown, setShown] = useState(false);
  const contentId = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-4"
        aria-expanded={shown}
        aria-controls={contentId}
        onClick={() => setShown(!shown)}
      >
        {shown ? close : open}
      </Button>
      <div id={contentId} className="mt-3 empty:hidden">
        {shown && children}
      </div>
    </>
  );
}
