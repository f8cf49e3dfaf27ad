import { http, HttpResponse, type JsonBodyType } from 'msw';

/** Handles a call of the member area. */
export function memberHandler(
  path: string,
  body: JsonBodyType,
  init?: { status?: number; headers?: HeadersInit },
) {
  return http.post(`*/api/member/${path}`, () => HttpResponse.json(body, init));
}
