import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ScrollToTop, type ScrollToTopProps } from './scroll-to-top.tsx';

describeKitPart(<ScrollToTop />, { element: HTMLButtonElement, slot: 'scroll-to-top' });

/** A page of the given height with the button at its end. */
function renderPage(height: string, props: ScrollToTopProps = {}) {
  const top = createRef<HTMLHeadingElement>();
  const box = (pageHeight: string) => (
    <>
      <h1 ref={top} tabIndex={-1}>
        เงินฝาก
      </h1>
      <div style={{ height: pageHeight }} />
      <ScrollToTop focusRef={top} {...props} />
    </>
  );
  const { rerender, unmount } = render(box(height));
  return { top, unmount, resize: (pageHeight: string) => rerender(box(pageHeight)) };
}

describe('ScrollToTop', () => {
  afterEach(() => globalThis.scrollTo(0, 0));

  it('is at the end of a page of more than two screens, and of no shorter one', async () => {
    const { resize } = renderPage('100vh');
    expect(screen.queryByRole('button')).toBeNull();
    resize('300vh');
    const button = await screen.findByRole('button', { name: 'ขึ้นบน' });
    expect(getComputedStyle(button).position).toBe('static');
    resize('100vh');
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('goes to the top at once and focuses the element there', async () => {
    const { top } = renderPage('500vh');
    await userEvent.click(await screen.findByRole('button'));
    expect(globalThis.scrollY).toBe(0);
    expect(document.activeElement).toBe(top.current);
  });

  it('stays where it is when its caller prevents it', async () => {
    renderPage('500vh', { onClick: (event) => event.preventDefault() });
    const button = await screen.findByRole('button');
    button.scrollIntoView();
    const before = globalThis.scrollY;
    await userEvent.click(button);
    expect(before).toBeGreaterThan(0);
    expect(globalThis.scrollY).toBe(before);
  });

  it('takes its observer with it', () => {
    const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
    const { unmount } = renderPage('500vh');
    const before = disconnect.mock.calls.length;
    unmount();
    expect(disconnect.mock.calls.length).toBeGreaterThan(before);
    disconnect.mockRestore();
  });
});
