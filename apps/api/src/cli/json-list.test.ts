import { expect, it } from 'vitest';
import { formatJsonList } from './json-list.ts';

it('is JSON of one shape, with instants in UTC', () => {
  const at = new Date('2026-11-20T10:00:00+07:00');
  expect(JSON.parse(formatJsonList({ command: 'board list', items: [{ title: 'ก', at }] }))).toEqual({
    command: 'board list',
    items: [{ title: 'ก', at: '2026-11-20T03:00:00.000Z' }],
    summary: {},
  });
});

it('keeps control characters of members from the terminal', () => {
  const title = 'a\u001B[31m\u009B31m\u007Fb\n';
  const text = formatJsonList({ command: 'board list', items: [{ title }] });
  expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(text).items[0].title).toBe(title);
});
