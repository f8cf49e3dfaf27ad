import { useEffect, useRef, useState } from 'react';
import { type Crop, WHOLE } from './crop-geometry.ts';
import { type Picture, type PictureLimits, type Refusal, readPicture } from './read-picture.ts';

type PictureState = {
  /** The picture in the frame. A file that is refused leaves it there. */
  picture: Picture | null;
  crop: Crop;
  reading: boolean;
  refusal: Refusal | null;
};

const EMPTY: PictureState = { picture: null, crop: WHOLE, reading: false, refusal: null };

/** Holds the chosen picture and its crop; of two files chosen one after the other the later one counts. */
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
        : { picture: read, crop: WHOLE, reading: false, refusal: null },
    );
  };

  const changeCrop = (change: (crop: Crop) => Crop) => {
    setState((before) => ({ ...before, crop: change(before.crop) }));
  };

  return { ...state, choose, changeCrop };
}
