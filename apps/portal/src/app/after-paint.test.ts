import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const begin = vi.fn<() => void>();
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  begin.mockReset();
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

afterEach(() => vi.useRealTimers());

const paint = () => {
  for (const frame of frames) frame(0);
  vi.advanceTimersByTime(0);
};

it('begins behind the paint of the whole page, and only once', () => {
  afterPaint(begin);
  paint();
  expect(begin).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(begin).not.toHaveBeenCalled();
  paint();
  expect(begin).toHaveBeenCalledOnce();
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(10_000);
  expect(begin).toHaveBeenCalledOnce();
});

it('begins behind the next paint of a page that was whole before', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  afterPaint(begin);
  expect(begin).not.toHaveBeenCalled();
  paint();
  expect(begin).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'focusin'])('begins at once with a %s', (reach) => {
  afterPaint(begin);
  dispatchEvent(new Event(reach));
  expect(begin).toHaveBeenCalledOnce();
});

it('waits no longer than 2.5 seconds, as in a tab that nobody sees', () => {
  afterPaint(begin);
  vi.advanceTimersByTime(2499);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledOnce();
});
