import { useEffect } from 'react';

/** The splash that the page brings along, over everything. */
export const SPLASH_ID = 'splash';

/** Takes the page's splash away: stands beside what a reader has been waiting for. */
export function Arrived() {
  useEffect(() => document.getElementById(SPLASH_ID)?.remove(), []);
  return null;
}
