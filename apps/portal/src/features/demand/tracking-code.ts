import { parseReferenceCode } from '@sahakorn/contract/reference-code';
import { getFields, parseText } from '../../lib/input/parse.ts';

export function readTrackingCode(state: unknown): string | null {
  return parseReferenceCode(parseText(getFields(state)['trackingCode']) ?? '');
}
