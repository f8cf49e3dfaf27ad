import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

describeKitPart(<ScrollToTop />, { element: HTMLButtonElement, slot: 'scroll-to-top' });

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    globalThis.scrollTo(0, top);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

describe('ScrollToTop', () => {
  afterEach(() => globalThis.scrollTo(0, 0));

  it('comes after two screens and goes at the top', async () => {
    render(
      <div style={{ height: '500vh' }}>
        <ScrollToTop />
      </div>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    await scrollTo(globalThis.innerHeight * 2 + 1);
    expect(screen.getByRole('button', { name: 'ขึ้นบน' })).toBeTruthy();
    await scrollTo(globalThis.innerHeight);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes to the top at once and gives focus to what stands there', async () => {
    const top = createRef<HTMLHeadingElement>();
    render(
      <div style={{ height: '500vh' }}>
        <h1 ref={top} tabIndex={-1}>
          เงินฝาก
        </h1>
        <ScrollToTop focusRef={top} />
      </div>,
    );
    await scrollTo(globalThis.innerHeight * 3);
    await userEvent.click(screen.getByRole('button'));
    expect(globalThis.scrollY).toBe(0);
    expect(document.activeElement).toBe(top.current);
  });

  it('stays where it is when its caller prevents it', async () => {
    render(
      <div style={{ height: '500vh' }}>
        <ScrollToTop onClick={(event) => event.preventDefault()} />
      </div>,
    );
    await scrollTo(globalThis.innerHeight * 3);
    await userEvent.click(screen.getByRole('button'));
    expect(globalThis.scrollY).toBe(globalThis.innerHeight * 3);
  });

  it('keeps what takes focus at the foot of the window clear of it, while it is shown', async () => {
    const { unmount } = render(
      <div style={{ height: '500vh' }}>
        <a href="#far" style={{ position: 'absolute', top: '400vh' }}>
          รายการถัดไป
        </a>
        <ScrollToTop />
      </div>,
    );
    const roomAtFoot = () => getComputedStyle(document.documentElement).scrollPaddingBottom;
    expect(roomAtFoot()).toBe('auto');
    await scrollTo(globalThis.innerHeight * 3 + 40);
    screen.getByRole('link').focus();
    const { bottom } = screen.getByRole('link').getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(screen.getByRole('button').getBoundingClientRect().top);
    await scrollTo(globalThis.innerHeight);
    expect(roomAtFoot()).toBe('auto');
    await scrollTo(globalThis.innerHeight * 3);
    unmount();
    expect(roomAtFoot()).toBe('auto');
  });

  it('takes its listeners with it', () => {
    const add = vi.spyOn(globalThis, 'addEventListener');
    const { unmount } = render(<ScrollToTop />);
    const signals = add.mock.calls
      .filter(([type]) => type === 'scroll' || type === 'resize')
      .map(([, , options]) => (typeof options === 'object' ? options.signal : undefined));
    add.mockRestore();
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});
