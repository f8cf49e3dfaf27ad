import { describe, expect, it } from 'vitest';
import { type NoticeColour, toNoticeColour } from './notice-colour.ts';

describe('toNoticeColour', () => {
  it.each<[string | null | undefined, NoticeColour]>([
    ['blue', 'blue'],
    ['teal', 'teal'],
    ['green', 'green'],
    ['yellow', 'yellow'],
    ['orange', 'orange'],
    ['red', 'red'],
    ['purple', 'purple'],
    ['black', 'black'],
    [' Red\n', 'red'],
    ['GREY', 'black'],
    ['pink', 'purple'],
    ['navy', 'blue'],
    ['', 'blue'],
    [null, 'blue'],
    [undefined, 'blue'],
    ['#ff0000', 'blue'],
    ['red; background-image: url(//x)', 'blue'],
    ['constructor', 'blue'],
    ['__proto__', 'blue'],
    ['แดง', 'blue'],
  ])('takes %j as %s', (name, colour) => {
    expect(toNoticeColour(name)).toBe(colour);
  });
});
