import type { ApiRequest } from './api-request.ts';
import type { Opened } from './envelope.ts';

/** The first bytes of a file tell its type, whatever its head says. */
const SIGNATURES = { 'application/pdf': '%PDF-' } as const;

/** Whether an answer brings the file that its call promises; a refusal or a failure is JSON as ever. */
export function bringsFile({ call }: ApiRequest, response: Response): boolean {
  const [media] = (response.headers.get('Content-Type') ?? '').split(';');
  return call.media !== undefined && response.ok && media?.trim().toLowerCase() === call.media;
}

/** The file as a `Blob`, or `malformed` where it is none of its type. */
export async function openFile({ call, path }: ApiRequest, response: Response): Promise<Opened> {
  const file = await response.blob();
  const signature = call.media && SIGNATURES[call.media];
  if (signature !== undefined && (await file.slice(0, signature.length).text()) === signature) {
    return { data: file };
  }
  return { error: { kind: 'malformed', message: `${path}: no ${call.media}` } };
}
