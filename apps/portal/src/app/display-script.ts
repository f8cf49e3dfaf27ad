// Runs in <head> before the first paint, so that the chosen theme and text size apply and a dismissed notice stays hidden.
// Built separately as a classic script: a module would run too late.
import { applyDisplay } from '../lib/display/apply-display.ts';
import { hideNotice, readDismissedNotice } from '../lib/display/dismissed-notice.ts';
import { readDisplayPreferences } from '../lib/display/display-preferences.ts';

applyDisplay(readDisplayPreferences());

const dismissed = readDismissedNotice();
if (dismissed !== '') hideNotice(dismissed);
