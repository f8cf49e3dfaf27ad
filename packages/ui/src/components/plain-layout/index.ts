export { PlainLayout, type PlainLayoutProps } from './plain-layout.tsx';
