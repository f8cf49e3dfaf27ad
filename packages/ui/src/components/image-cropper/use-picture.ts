import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { type CropView, type DrawnSizes, NOT_DRAWN, WHOLE } from './crop-view.ts';
import { type Picture, type PictureLimits, type Refusal, readPicture } from './read-picture.ts';

type PictureState = {
  /** The picture in the frame. A file that is refused leaves it there. */
  picture: Picture | null;
  view: CropView;
  drawn: DrawnSizes;
  /** The pixels of the picture that stand in the frame; null until it is drawn. */
  area: Area | null;
  reading: boolean;
  refusal: Refusal | null;
};

const UNTOUCHED = { view: WHOLE, drawn: NOT_DRAWN, area: null };
const EMPTY: PictureState = { picture: null, ...UNTOUCHED, reading: false, refusal: null };

/** Holds the chosen picture and how it lies in the frame; of two files chosen one after the other the later one counts. */
export function usePicture(limits: PictureLimits) {
  const [state, setState] = useState(EMPTY);
  const turn = useRef(0);
  const { picture } = state;

  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);
  // What is still being opened belongs to nobody once the part has gone.
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
