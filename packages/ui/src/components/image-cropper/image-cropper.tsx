import { ImagePlus } from 'lucide-react';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { cn } from '../../internal/cn.ts';
import { FieldError, FieldHint } from '../../internal/field-frame.tsx';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { CropFrame } from './crop-frame.tsx';
import { getMaxZoom } from './crop-view.ts';
import { CropSliders } from './crop-sliders.tsx';
import { type CroppedPicture, type PictureOutput, drawSquare } from './draw-square.ts';
import { IMAGE_CROPPER_WORDS, type ImageCropperWords } from './image-cropper-words.ts';
import type { Picture, PictureLimits } from './read-picture.ts';
import { usePicture } from './use-picture.ts';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp';
const LIMITS: PictureLimits = { bytes: 20 * 1024 * 1024, pixels: 50_000_000, side: 200 };
const OUTPUT: PictureOutput = { side: 512, bytes: 300 * 1024 };

export type ImageCropperProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Name of the group: what the picture is for. */
  label: string;
  /** Describes a good picture, under the label. */
  hint?: ReactNode | undefined;
  /** Called with the cropped picture. */
  onCrop: (picture: CroppedPicture) => void;
  /** Whether the picture is being uploaded: nothing can be changed, the button keeps focus. Default false. */
  busy?: boolean | undefined;
  /** An error after cropping, such as the server's. */
  error?: ReactNode | undefined;
  /** Limits of a file. Default 20 MB, 50 million pixels, at least 200 pixels a side. */
  limits?: Partial<PictureLimits> | undefined;
  /** Limits of the cropped picture. Default at most 512 pixels a side and 300 kB. */
  output?: Partial<PictureOutput> | undefined;
  /** Places the buttons, such as in the foot of a dialog. Default: a row under the picture. */
  renderActions?: ((buttons: ReactNode) => ReactNode) | undefined;
  /** Replaces built-in words. */
  words?: Partial<ImageCropperWords> | undefined;
};

/**
 * Crops a picture from the reader's files to a square, by pointer, wheel, touch, keys or sliders, and returns a small
 * JPEG without metadata. Renders a `fieldset`.
 */
export function ImageCropper(props: ImageCropperProps) {
  const { label, hint, onCrop, busy = false, error, className, ...others } = props;
  const { limits: givenLimits, output, renderActions = inRow, words: givenWords, ...rest } = others;
  const words = { ...IMAGE_CROPPER_WORDS, ...givenWords };
  const limits = { ...LIMITS, ...givenLimits };
  const { picture, view, drawn, area, refusal, choose, change, measure, hold, ...read } = usePicture(limits);
  const reading = read.reading || (picture !== null && area === null);
  const { drawing, cut, forget } = useCrop({ ...OUTPUT, ...output }, onCrop);
  const ids = { hint: useId(), error: useId(), frame: useId() };
  const waiting = busy || drawing === 'going';
  const take = (file: File | undefined) => {
    if (!file || waiting || rest.disabled) return;
    forget();
    void choose(file);
  };
  const issue = refusal ? words.refusal(refusal, limits) : drawing === 'failed' ? words.failed : error;
  const controls = picture && {
    picture,
    view,
    drawn,
    mostZoom: getMaxZoom(picture.size, limits.side),
    still: waiting || rest.disabled === true,
    onChange: change,
  };
  return (
    <fieldset
      data-slot="image-cropper"
      data-state={waiting ? 'busy' : reading ? 'reading' : picture ? 'chosen' : 'empty'}
      aria-describedby={[hint && ids.hint, issue && ids.error].filter(Boolean).join(' ') || undefined}
      className={cn('@container max-w-panel min-w-0', className)}
      {...rest}
    >
      <legend className="leading-tight font-semibold">{label}</legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <DropZone onDrop={take}>
        {controls ? (
          <div className="flex flex-col gap-4 @pair:flex-row @pair:gap-6">
            <CropFrame
              key={controls.picture.url}
              {...controls}
              label={words.frame}
              descriptionId={ids.frame}
              onMeasure={measure}
              onArea={hold}
            />
            <CropSliders {...controls} words={words} />
          </div>
        ) : (
          <EmptyFrame>{reading ? <Spinner size="lg" label={words.reading} /> : words.drop}</EmptyFrame>
        )}
      </DropZone>
      {picture && (
        <div className="mt-2">
          <FieldHint id={ids.frame}>{words.frameHint}</FieldHint>
        </div>
      )}
      <FieldError id={ids.error}>{issue}</FieldError>
      <output className="sr-only">{picture && !reading && words.chosen}</output>
      {renderActions(
        <>
          <ChooseButton waiting={waiting || reading} onChoose={take}>
            {picture ? words.chooseOther : words.choose}
          </ChooseButton>
          {picture && (
            <Button
              variant="primary"
              busyLabel={waiting ? words.using : undefined}
              onClick={() => area && void cut(picture, area)}
            >
              {words.use}
            </Button>
          )}
        </>,
      )}
    </fieldset>
  );
}

function inRow(buttons: ReactNode): ReactNode {
  return <div className="mt-3 flex flex-wrap gap-3">{buttons}</div>;
}

/** Crops the picture. If the browser is out of memory, an error offers to try again. */
function useCrop(output: PictureOutput, onCrop: (picture: CroppedPicture) => void) {
  const [drawing, setDrawing] = useState<'done' | 'going' | 'failed'>('done');
  const cut = async ({ image }: Picture, area: Area) => {
    setDrawing('going');
    const cropped = await drawSquare(image, area, output).catch(() => null);
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

/** The browser's file input is not in Thai, so it is hidden behind a button. */
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
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Takes a file that is dropped on it, which the browser would otherwise open. */
function DropZone({ onDrop, children }: { onDrop: (file: File | undefined) => void; children: ReactNode }) {
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
    <div className="mx-auto flex aspect-square w-full crop-side flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed border-line-strong bg-surface p-4 text-center text-text-muted">
      {typeof children === 'string' && <ImagePlus aria-hidden className="size-10 shrink-0 stroke-thin" />}
      {children}
    </div>
  );
}
