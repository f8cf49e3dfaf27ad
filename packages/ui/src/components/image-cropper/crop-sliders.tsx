import { useId } from 'react';
import type { CropControls } from './crop-frame.tsx';
import { moveCropTo, getCropPlace, zoomCropTo } from './crop-view.ts';
import type { ImageCropperWords } from './image-cropper-words.ts';

const STEP = 0.01;
const MIDDLE = 0.5;

type CropSlidersProps = Omit<CropControls, 'picture'> & { words: ImageCropperWords };

/** Zoom and position as sliders, for readers who cannot drag. */
export function CropSliders({ view, mostZoom, still, onChange, drawn, words }: CropSlidersProps) {
  const { x, y } = getCropPlace(view, drawn);
  return (
    <div data-slot="crop-sliders" className="grid min-w-0 flex-1 content-start gap-1">
      <Slider
        label={words.zoom}
        range={[1, mostZoom]}
        value={view.zoom}
        valueText={words.zoomValue(view.zoom)}
        disabled={still || mostZoom === 1}
        onChange={(zoom) => onChange((before) => zoomCropTo(before, zoom, mostZoom))}
      />
      <Slider
        label={words.across}
        range={[0, 1]}
        value={x ?? MIDDLE}
        valueText={x === null ? words.noRoom : words.acrossValue(x)}
        disabled={still || x === null}
        onChange={(place) => onChange((before) => moveCropTo(before, drawn, { x: place }))}
      />
      <Slider
        label={words.down}
        range={[0, 1]}
        value={y ?? MIDDLE}
        valueText={y === null ? words.noRoom : words.downValue(y)}
        disabled={still || y === null}
        onChange={(place) => onChange((before) => moveCropTo(before, drawn, { y: place }))}
      />
    </div>
  );
}

type SliderProps = {
  label: string;
  range: readonly [least: number, most: number];
  value: number;
  valueText: string;
  disabled: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, range: [min, max], value, valueText, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap justify-between gap-x-4 leading-tight">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-sm text-text-muted">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={STEP}
        value={value}
        aria-valuetext={valueText}
        disabled={disabled}
        className="block h-11 w-full min-w-0 cursor-pointer accent-brand disabled:cursor-default"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
