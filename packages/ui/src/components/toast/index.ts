export { ToastRegion, type ToastRegionProps } from './toast.tsx';
export type { ToastMessage } from './toast-queue.ts';
