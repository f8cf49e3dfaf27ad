import { Dialog, DialogActions, DialogClose, DialogContent } from '@sahakorn/ui/dialog';
import { Button } from '@sahakorn/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { SizedPicture } from '../../domain/topic/sized-picture.tsx';
import type { TopicPicture } from '../../domain/topic/topic-from-wire.ts';
import { placeAfterKey } from './album-keys.ts';

type AlbumViewerProps = {
  pictures: readonly TopicPicture[];
  title: string;
  /** Place of the picture that shows, from 0; null while the viewer is closed. */
  shown: number | null;
  onShow: (place: number | null) => void;
};

export function AlbumViewer({ pictures, title, shown, onShow }: AlbumViewerProps) {
  const count = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (shown === null) return;
    const place = placeAfterKey(event.key, shown, count);
    if (place === null) return;
    event.preventDefault();
    onShow(place);
  };
  return (
    <Dialog open={picture !== undefined} onOpenChange={(open) => onShow(open ? shown : null)}>
      {picture && shown !== null && (
        <DialogContent
          className="max-w-document"
          title={title}
          description={<output>{`ภาพ ${shown + 1} จาก ${count} ${picture.alt}`.trim()}</output>}
          outside="closes"
          onKeyDown={handleKeyDown}
        >
          <SizedPicture
            key={picture.file}
            picture={picture}
            sizes="(min-width: 62rem) 60rem, 100vw"
            className="mx-auto mt-4 h-auto max-h-half-window w-auto max-w-full rounded-md object-contain"
          />
          <DialogActions>
            {count > 1 && (
              <>
                <Button onClick={() => onShow((shown + count - 1) % count)}>
                  <ChevronLeft aria-hidden />
                  ภาพก่อนหน้า
                </Button>
                <Button onClick={() => onShow((shown + 1) % count)}>
                  ภาพถัดไป
                  <ChevronRight aria-hidden />
                </Button>
              </>
            )}
            <DialogClose variant="primary">ปิด</DialogClose>
          </DialogActions>
        </DialogContent>
      )}
    </Dialog>
  );
}
