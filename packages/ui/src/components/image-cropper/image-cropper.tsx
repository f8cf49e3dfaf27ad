import { ImagePlus } from 'lucide-react';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { FieldError, FieldHint } from '../../internal/field-frame.tsx';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { CropFrame } from './crop-frame.tsx';
import { type Crop, areaOf, mostZoomOf } from './crop-geometry.ts';
import { CropSliders } from './crop-sliders.tsx';
import { type CroppedPicture, type PictureOutput, drawSquare } from './draw-square.ts';
import { IMAGE_CROPPER_WORDS, type ImageCropperWords } from './image-cropper-words.ts';
import type { Picture, PictureLimits } from './read-picture.ts';
import { usePicture } from './use-picture.ts';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp';
const LIMITS: PictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 200 };
const OUTPUT: PictureOutput = { side: 512, bytes: 300 * 1024 };

export type ImageCropperProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** What the picture is for; names the group. */
  label: string;
  /** How a good picture looks, under the label. */
  hint?: ReactNode | undefined;
  /** Takes the picture that was cut out. */
  onCrop: (picture: CroppedPicture) => void;
  /** The picture is on its way: nothing can be changed, the button keeps its focus. Default false. */
  busy?: boolean | undefined;
  /** What went wrong with the picture afterwards, and what to do. */
  error?: ReactNode | undefined;
  /** What a file may be. Default 20 MB, 50 million pixels, 200 pixels a side at least. */
  limits?: Partial<PictureLimits> | undefined;
  /** What the picture becomes. Default 512 pixels a side and 300 kB at most. */
  output?: Partial<PictureOutput> | undefined;
  /** Replaces built-in words. */
  words?: Partial<ImageCropperWords> | undefined;
};

/**
 * Takes a picture from the reader's files, lets it be placed in a square by pointer, wheel, fingers, keys or sliders,
 * and gives it as a small JPEG without the file's own data. Renders a `fieldset`.
 */
export function ImageCropper(props: ImageCropperProps) {
  const { label, hint, onCrop, busy = false, error, className, ...others } = props;
  const { limits: givenLimits, output, words: givenWords, ...rest } = others;
  const words = { ...IMAGE_CROPPER_WORDS, ...givenWords };
  const limits = { ...LIMITS, ...givenLimits };
  const { picture, crop, reading, refusal, choose, changeCrop } = usePicture(limits);
  const { drawing, cut, forget } = useCut({ ...OUTPUT, ...output }, onCrop);
  const ids = { hint: useId(), error: useId(), frame: useId() };
  const waiting = busy || drawing === 'going';
  const take = (file: File | undefined) => {
    if (!file || waiting || rest.disabled) return;
    forget();
    void choose(file);
  };
  const fault = refusal ? words.refusal(refusal, limits) : drawing === 'failed' ? words.failed : error;
  const controls = picture && {
    picture,
    crop,
    mostZoom: mostZoomOf(picture.size, limits.side),
    still: waiting || rest.disabled === true,
    onChange: changeCrop,
  };
  return (
    <fieldset
      data-slot="image-cropper"
      data-state={waiting ? 'busy' : reading ? 'reading' : picture ? 'chosen' : 'empty'}
      aria-describedby={[hint && ids.hint, fault && ids.error].filter(Boolean).join(' ') || undefined}
      className={cn('@container max-w-panel min-w-0', className)}
      {...rest}
    >
      <legend className="leading-tight font-semibold">{label}</legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <DropPlace onDrop={take}>
        {controls ? (
          <div className="flex flex-col gap-4 @pair:flex-row @pair:gap-6">
            <CropFrame {...controls} label={words.frame} descriptionId={ids.frame} />
            <CropSliders {...controls} words={words} />
          </div>
        ) : (
          <EmptyFrame>{reading ? <Spinner size="lg" label={words.reading} /> : words.drop}</EmptyFrame>
        )}
      </DropPlace>
      {picture && (
        <div className="mt-2">
          <FieldHint id={ids.frame}>{words.frameHint}</FieldHint>
        </div>
      )}
      <FieldError id={ids.error}>{fault}</FieldError>
      <output className="sr-only">{picture && !reading && words.chosen}</output>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {picture && (
          <Button
            variant="primary"
            busyLabel={waiting ? words.using : undefined}
            onClick={() => void cut(picture, crop)}
          >
            {words.use}
          </Button>
        )}
        <ChooseButton waiting={waiting || reading} onChoose={take}>
          {picture ? words.chooseOther : words.choose}
        </ChooseButton>
      </div>
    </fieldset>
  );
}

/** Cuts out what is in the frame. It fails where the browser is out of memory; the reader is told, and may try again. */
function useCut(output: PictureOutput, onCrop: (picture: CroppedPicture) => void) {
  const [drawing, setDrawing] = useState<'done' | 'going' | 'failed'>('done');
  const cut = async ({ image, size }: Picture, crop: Crop) => {
    setDrawing('going');
    const cropped = await drawSquare(image, areaOf(size, crop), output).catch(() => null);
    setDrawing(cropped ? 'done' : 'failed');
    if (cropped) onCrop(cropped);
  };
  return { drawing, cut, forget: () => setDrawing('done') };
}

type ChooseButtonProps = {
  waiting: boolean;
  onChoose: (file: File | undefined) => void;
  children: ReactNode;
};

/** The browser's own control speaks the browser's language: it stays hidden behind a button. */
function ChooseButton({ waiting, onChoose, children }: ChooseButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-disabled={waiting || undefined}
        onClick={() => {
          if (!waiting) inputRef.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file may be chosen once more.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** A file that is let fall anywhere on it is chosen; elsewhere the browser would leave the page for it. */
function DropPlace({ onDrop, children }: { onDrop: (file: File | undefined) => void; children: ReactNode }) {
  const allow = (event: DragEvent) => event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop(event.dataTransfer.files[0]);
  };
  return (
    <div data-slot="drop-place" className="mt-2" onDragOver={allow} onDrop={drop}>
      {children}
    </div>
  );
}

function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex aspect-square w-full max-w-72 flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-line-strong bg-surface p-4 text-center text-text-muted">
      {typeof children === 'string' && <ImagePlus aria-hidden className="size-10 shrink-0 stroke-thin" />}
      {children}
    </div>
  );
}
