import { Button } from '@sahakorn/ui/button';
import { Camera } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';

/** Apart from the screen's code: few members change their picture, and seldom. */
const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then(({ PictureDialog: Dialog }) => ({ default: Dialog })),
);

/** Opens the dialog in which the member's picture is changed. */
export function PictureButton({ hasPicture }: { hasPicture: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Camera aria-hidden />
        {hasPicture ? 'เปลี่ยนรูปประจำตัว' : 'ใส่รูปประจำตัว'}
      </Button>
      {open && (
        <Suspense>
          <PictureDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
