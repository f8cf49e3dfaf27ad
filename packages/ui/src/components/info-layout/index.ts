export { InfoLayout, type InfoLayoutProps, type InfoLayoutWords } from './info-layout.tsx';
export { InfoMenuButton, type InfoMenuButtonProps } from './info-menu-button.tsx';
export { InfoSection, type InfoSectionProps } from './info-section.tsx';
