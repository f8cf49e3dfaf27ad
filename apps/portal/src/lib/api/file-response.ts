import type { ApiRequest } from './api-request.ts';
import type { CallResult } from './envelope.ts';

/** The first bytes of each type, since the header may be wrong. Images are left to the `img` element. */
const SIGNATURES = {
  'application/pdf': '%PDF-',
  'application/json': '{',
  'application/zip': 'PK\u{3}\u{4}',
  'image/jpeg': '',
} as const;

export function isFileResponse({ call }: ApiRequest, response: Response): boolean {
  const [media] = (response.headers.get('Content-Type') ?? '').split(';');
  if (call.media === undefined || !response.ok || media?.trim().toLowerCase() !== call.media) return false;
  return call.media !== 'application/json' || isAttachment(response);
}

function isAttachment(response: Response): boolean {
  return /^attachment\b/i.test(response.headers.get('Content-Disposition') ?? '');
}

export async function openFile({ call, path }: ApiRequest, response: Response): Promise<CallResult> {
  const file = await response.blob();
  const signature = call.media && SIGNATURES[call.media];
  if (signature !== undefined && (await file.slice(0, signature.length).text()) === signature) {
    return { data: file };
  }
  return { error: { kind: 'malformed', message: `${path}: no ${call.media}` } };
}
