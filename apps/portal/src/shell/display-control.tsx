import { DisplaySettings } from '@sahakorn/ui/display-settings';
import { useDispatch, useSelector } from 'react-redux';
import { displayChanged, selectDisplay } from '../lib/ui-slice.ts';

export function DisplayControl() {
  const { theme, textSize } = useSelector(selectDisplay);
  const dispatch = useDispatch();
  return (
    <DisplaySettings
      textSize={textSize}
      onTextSizeChange={(chosen) => dispatch(displayChanged({ textSize: chosen }))}
      appearance={theme}
      onAppearanceChange={(chosen) => dispatch(displayChanged({ theme: chosen }))}
    />
  );
}
