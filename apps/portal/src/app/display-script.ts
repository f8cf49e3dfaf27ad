// Runs in <head>, before anything is painted, so that a chosen theme or text size, or a dismissed notice, never flashes.
// Built apart as a plain script: a module would run too late.
import { applyDisplay } from '../lib/display/apply-display.ts';
import { hideNotice, readDismissedNotice } from '../lib/display/dismissed-notice.ts';
import { readDisplayPreferences } from '../lib/display/display-preferences.ts';

applyDisplay(readDisplayPreferences());

const dismissed = readDismissedNotice();
if (dismissed !== '') hideNotice(dismissed);
