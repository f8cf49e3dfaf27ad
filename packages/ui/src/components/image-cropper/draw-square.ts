import type { Area } from 'react-easy-crop';

/** The cropped picture. */
export type CroppedPicture = {
  /** A square JPEG without metadata of the file, such as its location. */
  blob: Blob;
  /** Width and height in pixels. */
  side: number;
};

/** Limits of the cropped picture. */
export type PictureOutput = {
  /** Width and height at most, in pixels. */
  side: number;
  /** Bytes at most. */
  bytes: number;
};

const TYPE = 'image/jpeg';
const QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4];
const LEAST_SIDE = 32;

/**
 * Draws a square of a picture as a JPEG on white, never enlarged, at lower quality or size until it is small enough.
 * Throws if the browser is out of memory for a canvas or a file.
 */
export async function drawSquare(
  image: CanvasImageSource,
  area: Area,
  output: PictureOutput,
): Promise<CroppedPicture> {
  const largest = Math.max(1, Math.round(Math.min(output.side, area.width)));
  for (let side = largest; ; side = Math.round(side / 2)) {
    const canvas = drawOnCanvas(image, area, side);
    for (const quality of QUALITIES) {
      const blob = await toJpeg(canvas, quality);
      if (blob.size <= output.bytes || side <= LEAST_SIDE) return { blob, side };
    }
  }
}

function drawOnCanvas(image: CanvasImageSource, area: Area, side: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw a picture on.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'))),
      TYPE,
      quality,
    );
  });
}
