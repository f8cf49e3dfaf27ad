import { HttpResponse, http } from 'msw';
import recording from './answers.json' with { type: 'json' };

/** The recorded answers of the demonstration, by method and path. */
export const recorded = recording.answers;

/** When it was recorded: the ages of texts and the events to come depend on it. */
export const RECORDED_AT = recording.at;

const PICTURES = import.meta.glob<string>('../../../../content/demo/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const METHODS = { get: http.get, post: http.post };

/** Sizes and formats that the server makes of a picture: all show the one in content/demo. */
const MADE_OF_IT = /(?:-\d+)?\.\w+$/;

const mediaFile = http.get<{ file: string }>('*/mediafiles/:file', ({ params }) => {
  const picture = PICTURES[`../../../../content/demo/pictures/${params.file.replace(MADE_OF_IT, '.png')}`];
  return picture === undefined ? new HttpResponse(null, { status: 404 }) : fetch(picture);
});

const memberPicture = http.get(
  '*/api/member/member_picture/:file',
  () => new HttpResponse(null, { status: 404 }),
);

/** The demonstration's API, as it was recorded. */
export function demoAnswers() {
  const calls = Object.entries(recorded).map(([call, body]) => {
    const [method, path] = call.split(' ') as [keyof typeof METHODS, string];
    return METHODS[method](`*${path}`, () => HttpResponse.json(body));
  });
  return [...calls, mediaFile, memberPicture];
}
