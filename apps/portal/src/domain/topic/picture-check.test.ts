import { expect, it } from 'vitest';
import { isAcceptedPicture } from './picture-check.ts';

it.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', true],
  ['image/bmp', true],
  ['IMAGE/PNG; charset=binary', true],
  ['image/svg+xml', false],
  ['image/webp', false],
  ['text/html', false],
  ['image/', false],
  ['', false],
  [null, false],
])('takes %j as a picture: %s', (contentType, accepted) => {
  expect(isAcceptedPicture(contentType)).toBe(accepted);
});
