import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { type CropView, type DrawnSizes, NOT_DRAWN, FULL_CROP } from './crop-view.ts';
import { type Picture, type PictureLimits, type Refusal, readPicture } from './read-picture.ts';

type PictureState = {
  /** The picture in the frame. A refused file does not replace it. */
  picture: Picture | null;
  view: CropView;
  drawn: DrawnSizes;
  /** The pixels of the picture inside the frame; null until it is drawn. */
  area: Area | null;
  reading: boolean;
  refusal: Refusal | null;
};

const UNTOUCHED = { view: FULL_CROP, drawn: NOT_DRAWN, area: null };
const EMPTY: PictureState = { picture: null, ...UNTOUCHED, reading: false, refusal: null };

/** State of the chosen picture and its position; of two files chosen in quick succession the later one wins. */
export function usePicture(limits: PictureLimits) {
  const [state, setState] = useState(EMPTY);
  const turn = useRef(0);
  const { picture } = state;

  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);
  // Discards a file that is still being read on unmount.
  useEffect(() => () => void (turn.current += 1), []);

  const choose = async (file: Blob) => {
    turn.current += 1;
    const own = turn.current;
    setState((before) => ({ ...before, reading: true, refusal: null }));
    const read = await readPicture(file, limits);
    if (own !== turn.current) {
      if (typeof read !== 'string') URL.revokeObjectURL(read.url);
      return;
    }
    setState((before) =>
      typeof read === 'string'
        ? { ...before, reading: false, refusal: read }
        : { picture: read, ...UNTOUCHED, reading: false, refusal: null },
    );
  };

  const change = (next: (view: CropView) => CropView) => {
    setState((before) => ({ ...before, view: next(before.view) }));
  };
  const measure = (sizes: Partial<DrawnSizes>) => {
    setState((before) => ({ ...before, drawn: { ...before.drawn, ...sizes } }));
  };
  const hold = (area: Area) => setState((before) => ({ ...before, area }));

  return { ...state, choose, change, measure, hold };
}
