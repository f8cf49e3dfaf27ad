export { Header, type HeaderProps, HeaderWide, type HeaderWideProps } from './header.tsx';
