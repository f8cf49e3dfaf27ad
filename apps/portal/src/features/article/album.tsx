import { Button } from '@sahakorn/ui/button';
import { Dialog, DialogActions, DialogClose, DialogContent } from '@sahakorn/ui/dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { SizedPicture } from '../../domain/topic/sized-picture.tsx';
import type { TopicPicture } from '../../domain/topic/topic.ts';

type AlbumProps = { pictures: readonly TopicPicture[]; title: string };

export function Album({ pictures: all, title }: AlbumProps) {
  const pictures = all.filter(({ file }) => file !== null);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-label="ภาพประกอบ" className="@container">
      <h2 className="mt-8 mb-3 text-xl">ภาพประกอบ {pictures.length} ภาพ</h2>
      <ul className="grid grid-cols-2 gap-3 @form:grid-cols-3 print:hidden">
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <button
              type="button"
              aria-label={`เปิดภาพ ${index + 1} จาก ${pictures.length} ${picture.alt ?? ''}`.trim()}
              className="block w-full cursor-pointer"
              onClick={() => setShown(index)}
            >
              <SizedPicture
                picture={picture}
                alt=""
                sizes="(min-width: 44rem) 14rem, 50vw"
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-md object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <AlbumViewer pictures={pictures} title={title} shown={shown} onShow={setShown} />
    </section>
  );
}

type AlbumViewerProps = {
  pictures: readonly TopicPicture[];
  title: string;
  shown: number | null;
  onShow: (index: number | null) => void;
};

function AlbumViewer({ pictures, title, shown, onShow }: AlbumViewerProps) {
  const count = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (shown === null) return;
    const index = getIndexAfterKey(event.key, shown, count);
    if (index === null) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <Dialog open={picture !== undefined} onOpenChange={(open) => onShow(open ? shown : null)}>
      {picture && shown !== null && (
        <DialogContent
          className="max-w-document"
          title={title}
          description={<output>{`ภาพ ${shown + 1} จาก ${count} ${picture.alt ?? ''}`.trim()}</output>}
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

/** The index of the picture after a key press; null for other keys. Wraps around. */
function getIndexAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'ArrowRight':
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
