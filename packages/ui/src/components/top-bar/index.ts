export {
  TopBar,
  TopBarMember,
  type TopBarMemberProps,
  type TopBarProps,
  TopBarWide,
  type TopBarWideProps,
} from './top-bar.tsx';
