export { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';
export type { CroppedPicture } from './draw-square.ts';
