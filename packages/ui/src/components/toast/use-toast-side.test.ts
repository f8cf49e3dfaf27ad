import { expect, it } from 'vitest';
import type { Side } from './use-slide-below.ts';
import { chooseToastSide } from './use-toast-side.ts';

const HEIGHT = 640;
const AT = { top: { top: 0, bottom: 90 }, bottom: { top: 550, bottom: 640 } };

it.each<[Side, number, number, Side]>([
  ['top', 200, 244, 'top'],
  ['top', 90, 134, 'top'],
  ['top', 40, 84, 'bottom'],
  ['top', 80, 124, 'bottom'],
  ['bottom', 40, 84, 'bottom'],
  ['bottom', 530, 574, 'top'],
  // Taller than the window, such as `main`: both sides are covered.
  ['top', -300, 2000, 'top'],
  ['bottom', -300, 2000, 'bottom'],
])('at the %s, with the focus from %i to %i, moves to the %s', (side, top, bottom, expected) => {
  const messages = { ...AT[side], left: 0, right: 360 };
  expect(chooseToastSide(side, messages, { top, bottom, left: 16, right: 120 }, 90, HEIGHT)).toBe(expected);
});

it('does not move content above the messages', () => {
  const messages = { top: 96, bottom: 186, left: 900, right: 1300 };
  expect(chooseToastSide('top', messages, { top: 10, bottom: 54, left: 950, right: 1100 }, 186, HEIGHT)).toBe(
    'top',
  );
});

it('ignores content beside the messages', () => {
  const messages = { ...AT.top, left: 900, right: 1300 };
  expect(chooseToastSide('top', messages, { top: 10, bottom: 54, left: 20, right: 120 }, 186, HEIGHT)).toBe(
    'top',
  );
});
