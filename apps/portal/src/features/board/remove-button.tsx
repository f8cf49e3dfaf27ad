import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from '@sahakorn/ui/alert-dialog';
import { Button } from '@sahakorn/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

type RemoveButtonProps = {
  what: string;
  description: string;
  onRemove: () => Promise<boolean>;
};

export function RemoveButton({ what, description, onRemove }: RemoveButtonProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const removed = await onRemove();
    setBusy(false);
    if (!removed) setOpen(false);
  };
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button size="sm" variant="danger" className="print:hidden">
          <Trash2 aria-hidden />
          ลบ{what}ของท่าน
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent title={`ลบ${what}นี้หรือไม่`} description={description}>
        <AlertDialogActions>
          <AlertDialogAction busyLabel={busy ? 'กำลังลบ' : undefined} onClick={() => void remove()}>
            ลบ{what}
          </AlertDialogAction>
          <AlertDialogCancel>เก็บไว้</AlertDialogCancel>
        </AlertDialogActions>
      </AlertDialogContent>
    </AlertDialog>
  );
}
