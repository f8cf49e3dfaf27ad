import type { Bilingual } from '../../language.ts';

/** The checks, in the order of the report. */
export const CHECKS = [
  'settings',
  'disk',
  'database',
  'clock',
  'pages',
  'audit',
  'media',
  'mail',
  'backup',
] as const;

export type FindingState = 'ok' | 'warning' | 'fault';

/** The result of one check. */
export type Finding = { state: FindingState; message: Bilingual };

function finder(state: FindingState) {
  return (th: string, en: string): Finding => ({ state, message: { th, en } });
}

export const ok = finder('ok');
export const warning = finder('warning');
export const fault = finder('fault');

/** A fault that another part of the portal has described already. */
export function reportedFault({ th, en }: Bilingual): Finding {
  return fault(th, en);
}
