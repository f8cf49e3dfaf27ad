import { HttpResponse, type JsonBodyType, http } from 'msw';
import { network } from './mock-server.ts';

/** Responds to a call of the member area with `body`, and records the request bodies. */
export function recordRequests(call: string, body: JsonBodyType): unknown[] {
  const asked: unknown[] = [];
  network.use(
    http.post(`*/api/member/${call}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  return asked;
}
