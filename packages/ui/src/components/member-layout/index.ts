export { MemberIdentity, type MemberIdentityProps } from './member-identity.tsx';
export { MemberLayout, type MemberLayoutProps, type MemberLayoutWords } from './member-layout.tsx';
export { MemberMenuButton, type MemberMenuButtonProps } from './member-menu.tsx';
