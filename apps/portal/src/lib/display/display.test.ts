import { describe, expect, it, vi } from 'vitest';
import { applyDisplay, onSystemAppearanceChange, resolveAppearance } from './apply-display.ts';
import {
  DEFAULT_DISPLAY,
  writeDisplayCookie,
  readDisplayPreferences,
  writeDisplayPreferences,
} from './display-preferences.ts';

describe('the appearance', () => {
  it.each([
    ['light', { dark: true, moreContrast: true }, 'light'],
    ['dark', { dark: false, moreContrast: true }, 'dark'],
    ['contrast', { dark: false, moreContrast: false }, 'contrast'],
    ['contrast', { dark: true, moreContrast: false }, 'contrast-dark'],
    ['system', { dark: false, moreContrast: false }, 'light'],
    ['system', { dark: true, moreContrast: false }, 'dark'],
    ['system', { dark: false, moreContrast: true }, 'contrast'],
    ['system', { dark: true, moreContrast: true }, 'contrast-dark'],
  ] as const)('of %s on a device that wishes %j is %s', (theme, wishes, appearance) => {
    expect(resolveAppearance(theme, wishes)).toBe(appearance);
  });

  it('is put on the root with the text size', () => {
    applyDisplay({ theme: 'dark', textSize: '200' });
    expect(document.documentElement.dataset).toMatchObject({ appearance: 'dark', textSize: '200' });
  });

  it('follows the device until unsubscribed', () => {
    const queries = new Map<string, EventTarget & { matches: boolean }>();
    vi.stubGlobal('matchMedia', (query: string) => {
      const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
      queries.set(query, list);
      return list;
    });
    const callback = vi.fn<() => void>();
    const stop = onSystemAppearanceChange(callback);
    for (const list of queries.values()) list.dispatchEvent(new Event('change'));
    expect(callback).toHaveBeenCalledTimes(2);
    stop();
    for (const list of queries.values()) list.dispatchEvent(new Event('change'));
    expect(callback).toHaveBeenCalledTimes(2);
  });
});

describe('the preferences', () => {
  it('come back as they were written', () => {
    writeDisplayPreferences({ theme: 'contrast', textSize: '150' });
    expect(readDisplayPreferences()).toEqual({ theme: 'contrast', textSize: '150' });
  });

  it.each([
    ['nothing', null],
    ['broken text', '{"theme":'],
    ['a list', '["dark"]'],
    ['null', 'null'],
    ['unknown values', '{"theme":"sepia","textSize":150}'],
  ])('are the specification’s defaults for %s', (_what, text) => {
    if (text !== null) localStorage.setItem('sahakorn.display', text);
    expect(readDisplayPreferences()).toEqual({ theme: 'light', textSize: '100' });
  });

  it('keep what is understood beside what is not', () => {
    localStorage.setItem('sahakorn.display', '{"theme":"dark","textSize":"9000"}');
    expect(readDisplayPreferences()).toEqual({ theme: 'dark', textSize: '100' });
  });

  it('never throw where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
      clear: () => {},
    });
    expect(readDisplayPreferences()).toEqual({ theme: 'light', textSize: '100' });
    expect(() => writeDisplayPreferences({ theme: 'dark', textSize: '100' })).not.toThrow();
  });
});

it('tells the server that there are some, and when there are none any more', () => {
  writeDisplayCookie(DEFAULT_DISPLAY);
  expect(document.cookie).not.toContain('own-display');
  writeDisplayCookie({ theme: 'dark', textSize: '100' });
  expect(document.cookie).toContain('own-display=1');
  expect(document.cookie).not.toContain('dark');
  writeDisplayCookie(DEFAULT_DISPLAY);
  expect(document.cookie).not.toContain('own-display');
});
