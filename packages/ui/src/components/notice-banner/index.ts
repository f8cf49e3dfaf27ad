export { NoticeBanner, type NoticeBannerProps } from './notice-banner.tsx';
