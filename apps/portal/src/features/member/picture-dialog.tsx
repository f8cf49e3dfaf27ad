import { Dialog, DialogActions, DialogClose, DialogContent } from '@sahakorn/ui/dialog';
import { type CroppedPicture, ImageCropper } from '@sahakorn/ui/image-cropper';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useChangePictureMutation } from './member-endpoints.ts';

const OUTPUT = { side: 512, bytes: 100 * 1024 };

export function PictureDialog({ onClose }: { onClose: () => void }) {
  const [changePicture, { isLoading, error }] = useChangePictureMutation();
  const dispatch = useDispatch();

  const send = async ({ blob, side }: CroppedPicture) => {
    const { error: refusal } = await changePicture({ image: await toDataUrl(blob), side });
    if (refusal !== undefined) return;
    dispatch(toastRaised({ tone: 'success', title: 'เปลี่ยนรูปแล้ว' }));
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !isLoading && onClose()}>
      <DialogContent
        className="max-w-panel"
        title="รูปประจำตัว"
        description="แสดงที่ด้านบนของหน้าจอและในหน้าข้อมูลส่วนตัวของท่าน"
      >
        <ImageCropper
          className="mt-4"
          label="เลือกรูปและจัดให้อยู่ในกรอบ"
          hint="รูปหน้าตรง เห็นใบหน้าชัดเจน"
          output={OUTPUT}
          busy={isLoading}
          error={isApiError(error) ? getErrorSentence(error) : undefined}
          onCrop={(picture) => void send(picture)}
          renderActions={(buttons) => (
            <DialogActions>
              <DialogClose disabled={isLoading}>ปิด</DialogClose>
              {buttons}
            </DialogActions>
          )}
        />
      </DialogContent>
    </Dialog>
  );
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new Error('The browser could not read the picture it drew.')),
    );
    reader.readAsDataURL(blob);
  });
}
