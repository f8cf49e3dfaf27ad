export { DisplaySettingsButton, type DisplaySettingsButtonProps } from './display-settings-button.tsx';
export {
  type Appearance,
  DisplaySettings,
  type DisplaySettingsProps,
  type DisplaySettingsWords,
  type TextSize,
} from './display-settings.tsx';
