export { SessionWarning, type SessionWarningProps } from './session-warning.tsx';
