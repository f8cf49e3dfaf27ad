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

it('runs once after the page is painted', () => {
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

it('runs after the next paint if the page is already loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  afterPaint(begin);
  expect(begin).not.toHaveBeenCalled();
  paint();
  expect(begin).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'focusin'])('runs at once on %s', (reach) => {
  afterPaint(begin);
  dispatchEvent(new Event(reach));
  expect(begin).toHaveBeenCalledOnce();
});

it('waits no longer than 2.5 seconds, such as in a background tab', () => {
  afterPaint(begin);
  vi.advanceTimersByTime(2499);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledOnce();
});
