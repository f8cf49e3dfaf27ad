// Runs in <head>, before anything is painted, so that a chosen theme or text size never flashes.
// Built apart as a plain script: a module would run too late.
import { applyDisplay } from '../lib/display/apply-display.ts';
import { readDisplayPreferences } from '../lib/display/display-preferences.ts';

applyDisplay(readDisplayPreferences());
