import { useId } from 'react';
import type { CropControls } from './crop-frame.tsx';
import { roomOf, zoomTo } from './crop-geometry.ts';
import type { ImageCropperWords } from './image-cropper-words.ts';

const STEP = 0.01;

/** Zoom and place of the picture as sliders: everything the frame can do, for who cannot drag. */
export function CropSliders({
  picture,
  crop,
  mostZoom,
  still,
  onChange,
  words,
}: CropControls & { words: ImageCropperWords }) {
  const { size } = picture;
  const room = roomOf(size, crop);
  return (
    <div data-slot="crop-sliders" className="grid min-w-0 flex-1 content-start gap-1">
      <Slider
        label={words.zoom}
        range={[1, mostZoom]}
        value={crop.zoom}
        valueText={words.zoomValue(crop.zoom)}
        disabled={still || mostZoom === 1}
        onChange={(zoom) => onChange((before) => zoomTo(size, before, zoom, mostZoom))}
      />
      <Slider
        label={words.across}
        range={[0, 1]}
        value={crop.x}
        valueText={room.across ? words.acrossValue(crop.x) : words.noRoom}
        disabled={still || !room.across}
        onChange={(x) => onChange((before) => ({ ...before, x }))}
      />
      <Slider
        label={words.down}
        range={[0, 1]}
        value={crop.y}
        valueText={room.down ? words.downValue(crop.y) : words.noRoom}
        disabled={still || !room.down}
        onChange={(y) => onChange((before) => ({ ...before, y }))}
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
