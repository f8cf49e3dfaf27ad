import { parseReferenceCode } from '../../components/forms/reference-code.ts';

/** The code that came with a location, as after a demand was found by it; never from the address. */
export function readTrackingCode(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('trackingCode' in state)) return null;
  return typeof state.trackingCode === 'string' ? parseReferenceCode(state.trackingCode) : null;
}
