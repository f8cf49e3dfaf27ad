import { http, HttpResponse, type JsonBodyType } from 'msw';

/** Answers a call of the member area. */
export function answers(path: string, body: JsonBodyType, init?: { status?: number; headers?: HeadersInit }) {
  return http.post(`*/api/member/${path}`, () => HttpResponse.json(body, init));
}
