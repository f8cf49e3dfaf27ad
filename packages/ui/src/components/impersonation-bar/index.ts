export { ImpersonationBar, type ImpersonationBarProps } from './impersonation-bar.tsx';
