import { useState } from 'react';
import { SizedPicture } from '../../domain/topic/sized-picture.tsx';
import type { TopicPicture } from '../../domain/topic/topic-from-wire.ts';
import { AlbumViewer } from './album-viewer.tsx';

type AlbumProps = { pictures: readonly TopicPicture[]; title: string };

export function Album({ pictures, title }: AlbumProps) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section aria-label="ภาพประกอบ" className="@container">
      <h2 className="mt-8 mb-3 text-xl">ภาพประกอบ {pictures.length} ภาพ</h2>
      <ul className="grid grid-cols-2 gap-3 @form:grid-cols-3 print:hidden">
        {pictures.map((picture, place) => (
          <li key={picture.file}>
            <button
              type="button"
              aria-label={`เปิดภาพ ${place + 1} จาก ${pictures.length} ${picture.alt}`.trim()}
              className="block w-full cursor-pointer"
              onClick={() => setShown(place)}
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
