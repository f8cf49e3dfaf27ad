import { applyDisplay } from '../../lib/display/apply-display.ts';
import { writeDisplayCookie, writeDisplayPreferences } from '../../lib/display/display-preferences.ts';
import { displayChanged } from '../../lib/ui-slice.ts';
import type { StartListening } from './root-reducer.ts';

export function listenToDisplay(startListening: StartListening): void {
  startListening({
    actionCreator: displayChanged,
    effect: (_action, listenerApi) => {
      const { display } = listenerApi.getState().ui;
      applyDisplay(display);
      writeDisplayPreferences(display);
      writeDisplayCookie(display);
    },
  });
}
