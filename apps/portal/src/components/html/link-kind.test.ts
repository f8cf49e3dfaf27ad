import { expect, it } from 'vitest';
import { getLinkKind } from './link-kind.ts';

it.each([
  ['/list/news', 'screen'],
  ['/show/1246', 'screen'],
  ['/mediafiles/form.pdf', 'served'],
  ['/api/info/footer', 'served'],
  ['/findme', 'served'],
  ['/findme?from=menu', 'served'],
  ['/findme/x', 'screen'],
  ['https://www.example.com/map', 'outside'],
  ['HTTPS://www.example.com', 'outside'],
  ['mailto:info@example.com', 'outside'],
  ['tel:020000001', 'outside'],
  ['//evil.example/list', 'none'],
  [String.raw`/\evil.example`, 'none'],
  ['javascript:alert(1)', 'none'],
  ['data:text/html,x', 'none'],
  ['list/news', 'none'],
  ['', 'none'],
])('takes %j as %s', (url, kind) => {
  expect(getLinkKind(url)).toBe(kind);
});
