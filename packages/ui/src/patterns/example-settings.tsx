import { useState } from 'react';
import { type Appearance, DisplaySettings, type TextSize } from '../components/display-settings/index.ts';

/** The display settings of an example screen: they keep a choice and change nothing, for the toolbar does. */
export function ExampleSettings() {
  const [textSize, setTextSize] = useState<TextSize>('100');
  const [appearance, setAppearance] = useState<Appearance>('light');
  return (
    <DisplaySettings
      textSize={textSize}
      onTextSizeChange={setTextSize}
      appearance={appearance}
      onAppearanceChange={setAppearance}
    />
  );
}
