import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { cn } from '../../internal/cn.ts';
import { type CropView, type DrawnSizes, zoomCropTo } from './crop-view.ts';
import type { Picture } from './read-picture.ts';

export type CropControls = {
  picture: Picture;
  view: CropView;
  drawn: DrawnSizes;
  mostZoom: number;
  /** Whether the picture cannot be changed now. */
  still: boolean;
  onChange: (change: (view: CropView) => CropView) => void;
};

type CropFrameProps = CropControls & {
  label: string;
  descriptionId: string;
  /** Called with the displayed sizes of picture and frame. */
  onMeasure: (sizes: Partial<DrawnSizes>) => void;
  /** Called with the pixels of the picture inside the frame. */
  onArea: (area: Area) => void;
};

/** Step of an arrow key, in widths of the frame; with Shift the library takes a fifth of it. */
const KEY_STEP = 0.05;
const KEY_ZOOMS: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1, _: -0.1 };

/** The picture under a frame with the circle of an `Avatar`: moved by dragging, pinching, wheel or keys. */
export function CropFrame(props: CropFrameProps) {
  const { picture, view, drawn, mostZoom, still, onChange, onMeasure, onArea } = props;
  const cropperRef = useRef<Cropper>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (still || event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = KEY_ZOOMS[event.key];
    if (zoom === undefined) {
      cropperRef.current?.onKeyDown(event);
      return;
    }
    event.preventDefault();
    onChange((before) => zoomCropTo(before, before.zoom + zoom, mostZoom));
  };
  const handleMouseDown = (event: MouseEvent) => {
    // The library drags with any button and prevents the browser from moving focus.
    if (event.button === 0) cropperRef.current?.cropperRef.current?.focus({ preventScroll: true });
    else event.stopPropagation();
  };
  const keepTrack = () => {
    // The library notices scrolling of the page, but not of a dialog.
    cropperRef.current?.saveContainerPosition();
    return true;
  };
  const { width, height } = picture.size;
  return (
    <div
      role="presentation"
      data-slot="crop-frame"
      className={cn(
        'relative aspect-square w-full crop-side shrink-0 self-center overflow-clip @pair:self-start rounded-lg border border-line-strong bg-subtle focus-around contrast:border-2',
        still && 'pointer-events-none',
      )}
      onMouseDownCapture={handleMouseDown}
    >
      <Cropper
        ref={cropperRef}
        disableAutomaticStylesInjection
        image={picture.url}
        aspect={1}
        cropShape="round"
        showGrid={false}
        objectFit={width > height ? 'vertical-cover' : 'horizontal-cover'}
        crop={view.crop}
        zoom={view.zoom}
        maxZoom={mostZoom}
        keyboardStep={KEY_STEP * drawn.frame.width}
        onCropChange={(crop) => onChange((before) => ({ ...before, crop }))}
        onZoomChange={(zoom) => onChange((before) => ({ ...before, zoom }))}
        onCropAreaChange={(_, area) => onArea(area)}
        setMediaSize={(media) => onMeasure({ media })}
        setCropSize={(frame) => onMeasure({ frame })}
        onWheelRequest={keepTrack}
        cropperProps={{
          role: 'application',
          'aria-label': props.label,
          'aria-describedby': props.descriptionId,
          'aria-disabled': still || undefined,
          onKeyDown: handleKeyDown,
        }}
        classes={{
          cropAreaClassName: 'border-4 border-surface shadow-none outline-2 -outline-offset-2 outline-text',
        }}
      />
    </div>
  );
}
