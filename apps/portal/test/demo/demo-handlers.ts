import { HttpResponse, http } from 'msw';
import recording from './answers.json' with { type: 'json' };

/** The recorded responses of the demonstration, by method and path. */
export const recorded = recording.answers;

/** The time of the recording, for relative times and upcoming events. */
export const RECORDED_AT = recording.at;

const PICTURES = import.meta.glob<string>('../../../../content/demo/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const METHODS = { get: http.get, post: http.post };

/** Matches the size and format of a resized picture; all show the original in content/demo. */
const VARIANT_SUFFIX = /(?:-\d+)?\.\w+$/;

const mediaFile = http.get<{ file: string }>('*/mediafiles/:file', ({ params }) => {
  const picture =
    PICTURES[`../../../../content/demo/pictures/${params.file.replace(VARIANT_SUFFIX, '.png')}`];
  return picture === undefined ? new HttpResponse(null, { status: 404 }) : fetch(picture);
});

const memberPicture = http.get(
  '*/api/member/member_picture/:file',
  () => new HttpResponse(null, { status: 404 }),
);

/** Handlers for all recorded responses of the demonstration. */
export function demoHandlers() {
  const calls = Object.entries(recorded).map(([call, body]) => {
    const [method, path] = call.split(' ') as [keyof typeof METHODS, string];
    return METHODS[method](`*${path}`, () => HttpResponse.json(body));
  });
  return [...calls, mediaFile, memberPicture];
}
