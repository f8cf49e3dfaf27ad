import { Button } from '@sahakorn/ui/button';
import { Camera } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';

const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then(({ PictureDialog: Dialog }) => ({ default: Dialog })),
);

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
