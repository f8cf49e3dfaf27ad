export { NoticeBanner, type NoticeBannerProps, type NoticeBannerWords } from './notice-banner.tsx';
