export {
  Banner,
  type BannerProps,
  BannerSteps,
  type BannerStepsProps,
  type BannerStepsWords,
} from './banner.tsx';
export { KhitPanel, type KhitPanelProps } from './khit-panel.tsx';
