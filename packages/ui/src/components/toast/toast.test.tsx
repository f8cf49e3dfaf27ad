import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PlainLayout } from '../plain-layout/plain-layout.tsx';
import { ToastRegion, type ToastRegionProps } from './toast.tsx';
import type { ToastMessage } from './toast-queue.ts';

const OFFLINE: ToastMessage = {
  id: 'offline',
  tone: 'danger',
  title: 'ไม่สามารถเชื่อมต่อได้',
  description: 'ตรวจสอบอินเทอร์เน็ต',
};
/** Longer than any test takes. */
const HOUR = 3_600_000;
const SIGNED_IN: ToastMessage = { id: 'signed-in', tone: 'success', title: 'เข้าสู่ระบบแล้ว' };

describeKitPart(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />, {
  element: HTMLDivElement,
  slot: 'toast-region',
});

/** A small app: removes dismissed messages, and shows the given ones on a press. */
function Application({
  messages,
  dismissed,
}: {
  messages: ToastMessage[];
  dismissed?: ToastRegionProps['onDismiss'];
}) {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  return (
    <>
      <button type="button" onClick={() => setToasts(messages)}>
        แสดง
      </button>
      <input aria-label="จำนวนเงิน" style={{ marginTop: 300 }} />
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => {
          dismissed?.(id);
          setToasts((before) => before.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

/** Waits until the messages and the hotkey listener are there. */
const showAll = () => act(() => screen.getByRole('button', { name: 'แสดง' }).click());
const toast = (title: string) =>
  screen.queryByRole('region')?.querySelector(`[aria-label$="${title}"]`) ?? null;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const UP = /^translateY\(-\d+px\)$/;
const DOWN = /^translateY\(\d+px\)$/;
const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

// After a test that fails too.
afterEach(async () => {
  delete document.documentElement.dataset['textSize'];
  globalThis.scrollTo({ top: 0, behavior: 'instant' });
  await preferMotion('reduce');
  await page.viewport(414, 896);
});

/** What cuts off the focus ring of an element: the window, or an ancestor that clips. */
function findRingClippers(element: Element): string[] {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
  const { left, top, right, bottom, height } = element.getBoundingClientRect();
  const isInside = (box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
    const beside = left - reach >= box.left && right + reach <= box.right;
    // What is taller than its box can only be scrolled.
    const isTaller = height + 2 * reach > box.bottom - box.top;
    return beside && (isTaller || (top - reach >= box.top && bottom + reach <= box.bottom));
  };
  const clippers: string[] = [];
  if (!isInside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) clippers.push('window');
  for (let around = element.parentElement; around; around = around.parentElement) {
    const clips = getComputedStyle(around).overflowY !== 'visible' && around !== document.body;
    if (clips && !isInside(around.getBoundingClientRect())) clippers.push(around.localName);
  }
  return clippers;
}

describe('ToastRegion', () => {
  it.each([
    [320, '100'],
    [320, '200'],
    [768, '100'],
    [1440, '200'],
  ])('at %d px and text size %s clips no focus ring', async (width, textSize) => {
    await page.viewport(width, 800);
    document.documentElement.dataset['textSize'] = textSize;
    render(<ToastRegion toasts={[OFFLINE, SIGNED_IN]} onDismiss={() => {}} />);
    await userEvent.keyboard('{F8}');
    const region = screen.getByRole('region');
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    const stops: [string | undefined, string[]][] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      const focused = document.activeElement;
      stops.push([focused?.localName, focused ? findRingClippers(focused) : []]);
      // oxlint-disable-next-line eslint/no-await-in-loop -- one stop follows the other
      await userEvent.tab();
    }
    expect(stops).toEqual(['ol', 'li', 'button', 'li', 'button'].map((name) => [name, []]));
  });

  it('is not there without a message', () => {
    const { container } = render(<ToastRegion toasts={[]} onDismiss={() => {}} />);
    expect(container.childElementCount).toBe(0);
  });

  it('is a region with a Thai name that says the key to it', async () => {
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    await expect
      .element(page.getByRole('region', { name: 'ข้อความแจ้งชั่วคราว กด F8 เพื่อไปที่ข้อความ', exact: true }))
      .toBeVisible();
  });

  it('reads a message out politely, sentence and advice apart', async () => {
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    const spoken = await screen.findByRole('status');
    expect(spoken.ariaLive).toBe('polite');
    await waitFor(() => expect(spoken.textContent).toBe('ข้อความแจ้ง ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต'));
  });

  it('is spoken in Thai where its title is not', async () => {
    const message = { ...OFFLINE, title: 'Error', spokenTitle: 'เกิดข้อผิดพลาด' };
    render(<ToastRegion toasts={[message]} onDismiss={() => {}} />);
    const spoken = await screen.findByRole('status');
    await waitFor(() => expect(spoken.textContent).toBe('ข้อความแจ้ง เกิดข้อผิดพลาด ตรวจสอบอินเทอร์เน็ต'));
    await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'ปิดข้อความ เกิดข้อผิดพลาด' })).toBeVisible();
  });

  it('removes all duplicates with it', async () => {
    const dismissed = vi.fn<(id: string) => void>();
    const lasting = { ...OFFLINE, durationMs: HOUR };
    render(<ToastRegion toasts={[lasting, { ...lasting, id: 'again' }]} onDismiss={dismissed} />);
    await userEvent.click(page.getByRole('button'));
    expect(dismissed.mock.calls).toEqual([['offline'], ['again']]);
  });

  it('takes a duplicate without announcing it again', async () => {
    const { rerender } = render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    const item = await screen.findByRole('listitem');
    rerender(<ToastRegion toasts={[OFFLINE, { ...OFFLINE, id: 'again' }]} onDismiss={() => {}} />);
    expect(screen.getAllByRole('listitem')).toEqual([item]);
  });

  it('covers nothing that has focus, at either end of the window, and stays where it covers nothing', async () => {
    await page.viewport(360, 640);
    render(
      <>
        <button type="button" className="fixed top-0 right-0">
          เมนู
        </button>
        <button type="button" className="fixed right-0" style={{ top: 300 }}>
          กลางหน้า
        </button>
        <button type="button" className="fixed right-0 bottom-0">
          แสดงรายการก่อนหน้า
        </button>
        <ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />
      </>,
    );
    const messages = within(await screen.findByRole('region')).getByRole('list');
    const region = messages.closest<HTMLElement>('[data-side]');
    if (!region) throw new Error('the region has no side');
    const sides: (string | undefined)[] = [];
    const observer = new MutationObserver(() => sides.push(region.dataset['side']));
    observer.observe(region, { attributeFilter: ['data-side'] });
    const getPosition = () => {
      const [box, focused] = [messages, document.activeElement ?? document.body].map((one) =>
        one.getBoundingClientRect(),
      );
      if (!box || !focused) throw new Error('nothing to compare');
      if (focused.top >= box.bottom) return 'above';
      return focused.bottom <= box.top ? 'below' : 'over it';
    };
    for (const [name, where] of [
      ['เมนู', 'below'],
      ['กลางหน้า', 'below'],
      ['แสดงรายการก่อนหน้า', 'above'],
      ['กลางหน้า', 'above'],
      ['เมนู', 'below'],
    ] as const) {
      screen.getByRole('button', { name }).focus();
      // oxlint-disable-next-line eslint/no-await-in-loop -- one focus after the other
      await expect.poll(getPosition).toBe(where);
    }
    expect(sides).toEqual(['bottom', 'top', 'bottom']);
    observer.disconnect();
  });

  it.each([360, 768, 1440])('at %d px is below the head, in the flow of the page', async (width) => {
    await page.viewport(width, 640);
    const frame = (toasts: ToastMessage[]) => (
      <PlainLayout
        topBar={<div style={{ height: 72 }}>เมนู</div>}
        toasts={<ToastRegion toasts={toasts} onDismiss={() => {}} />}
      >
        <div style={{ height: 2000 }}>ข้อมูลส่วนตัว</div>
      </PlainLayout>
    );
    const { rerender } = render(frame([]));
    const getTop = (element: Element) => element.getBoundingClientRect().top;
    const main = screen.getByRole('main');
    const before = getTop(main);
    rerender(frame([OFFLINE]));
    const message = await screen.findByRole('listitem');
    expect(getTop(message)).toBeGreaterThanOrEqual(72);
    // Slides to its place below the message.
    await expect.poll(() => getTop(main)).toBeGreaterThanOrEqual(message.getBoundingClientRect().bottom);
    expect(main.getAnimations()).toEqual([]);
    globalThis.scrollTo({ top: 900, behavior: 'instant' });
    await expect.poll(() => getTop(message)).toBeGreaterThanOrEqual(0);
    expect(message.getBoundingClientRect().bottom).toBeLessThan(200);
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
    rerender(frame([]));
    await expect.poll(() => getTop(main)).toBe(before);
  });

  it('slides the page to its place as a message comes and goes, unless motion is to be reduced', async () => {
    const frame = (toasts: ToastMessage[]) => (
      <PlainLayout toasts={<ToastRegion toasts={toasts} onDismiss={() => {}} />}>ข้อมูลส่วนตัว</PlainLayout>
    );
    const { rerender } = render(frame([]));
    await preferMotion('no-preference');
    screen.getByRole('main').focus();
    const slide = vi.spyOn(screen.getByRole('main'), 'animate');
    rerender(frame([OFFLINE]));
    await expect.poll(() => slide.mock.calls.length).toBe(1);
    expect(slide.mock.calls[0]?.[0]).toEqual([
      { transform: expect.stringMatching(UP) },
      { transform: 'none' },
    ]);
    // What has focus is not covered on its way, nor where it comes to stand.
    await expect.poll(() => document.getAnimations().length).toBe(0);
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('[data-slot=toast-region]')?.getAttribute('data-side')).toBe('top');
    rerender(frame([]));
    expect(slide.mock.calls[1]?.[0]).toEqual([
      { transform: expect.stringMatching(DOWN) },
      { transform: 'none' },
    ]);
    await preferMotion('reduce');
    rerender(frame([OFFLINE]));
    await screen.findByRole('listitem');
    rerender(frame([]));
    expect(slide).toHaveBeenCalledTimes(2);
  });

  it.each([
    [20, 1],
    [900, 0],
  ])('slides a page scrolled by %d px %d times: the browser holds one without its head', async (y, times) => {
    const frame = (toasts: ToastMessage[]) => (
      <PlainLayout
        topBar={<div style={{ height: 72 }}>เมนู</div>}
        toasts={<ToastRegion toasts={toasts} onDismiss={() => {}} />}
      >
        <div style={{ height: 3000 }}>ข้อมูลส่วนตัว</div>
      </PlainLayout>
    );
    const { rerender } = render(frame([]));
    await preferMotion('no-preference');
    globalThis.scrollTo({ top: y, behavior: 'instant' });
    const slide = vi.spyOn(screen.getByRole('main'), 'animate');
    rerender(frame([OFFLINE]));
    const message = await screen.findByRole('listitem');
    await expect.poll(() => message.getBoundingClientRect().height).toBeGreaterThan(0);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(slide).toHaveBeenCalledTimes(times);
  });

  it('adds no style element, which a strict content security policy would refuse', async () => {
    const before = document.querySelectorAll('style').length;
    render(<ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />);
    await screen.findByRole('listitem');
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('lets the page be used beside it', async () => {
    const press = vi.fn<() => void>();
    render(
      <>
        <button type="button" className="fixed top-0 left-0" onClick={press}>
          เมนู
        </button>
        <ToastRegion toasts={[OFFLINE]} onDismiss={() => {}} />
      </>,
    );
    const region = await screen.findByRole('region');
    await userEvent.click(page.getByRole('button', { name: 'เมนู' }), { position: { x: 1, y: 1 } });
    expect(press).toHaveBeenCalledOnce();
    const close = within(region).getByRole('button').getBoundingClientRect();
    expect([close.width, close.height]).toEqual([44, 44]);
  });
});

describe('a message of a ToastRegion', () => {
  // Fake time and long durations, because on a busy machine pressing a key takes real time.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const offline = { ...OFFLINE, durationMs: HOUR };
  const signedIn = { ...SIGNED_IN, durationMs: HOUR };

  it('disappears after its time, and not before', () => {
    const dismissed = vi.fn<(id: string) => void>();
    render(<ToastRegion toasts={[offline]} onDismiss={dismissed} />);
    pass(HOUR - 1);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed).toHaveBeenCalledExactlyOnceWith('offline');
  });

  it('waits while the pointer rests on it', async () => {
    render(<Application messages={[offline]} />);
    showAll();
    await userEvent.hover(page.getByText('ไม่สามารถเชื่อมต่อได้'));
    pass(2 * HOUR);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull();
    await userEvent.hover(page.getByRole('textbox'));
    pass(HOUR);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
  });

  it('waits while it has focus', async () => {
    render(<Application messages={[offline]} />);
    showAll();
    await userEvent.keyboard('{F8}');
    pass(2 * HOUR);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull();
    screen.getByRole('textbox').focus();
    pass(HOUR);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
  });

  it('leaves focus where it was when it is closed by a click', async () => {
    render(<Application messages={[offline]} />);
    showAll();
    screen.getByRole('textbox').focus();
    await userEvent.click(page.getByRole('button', { name: 'ปิดข้อความ ไม่สามารถเชื่อมต่อได้' }));
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('gives focus back when the last message is closed by keyboard', async () => {
    render(<Application messages={[signedIn, offline]} />);
    showAll();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    await expect.poll(() => toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.poll(() => toast('เข้าสู่ระบบแล้ว')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('closes with Escape', async () => {
    render(<Application messages={[offline]} />);
    showAll();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
  });

  it('lets the others go on after one was closed by a click', async () => {
    render(<Application messages={[signedIn, offline]} />);
    showAll();
    await userEvent.click(page.getByRole('button', { name: 'ปิดข้อความ ไม่สามารถเชื่อมต่อได้' }));
    await userEvent.hover(page.getByRole('textbox'));
    pass(HOUR);
    expect(toast('เข้าสู่ระบบแล้ว')).toBeNull();
  });

  it('starts the time of the next message after the last one was closed by keyboard', async () => {
    render(<Application messages={[offline]} />);
    showAll();
    await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
    await expect.poll(() => toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
    screen.getByRole('textbox').focus();
    showAll();
    expect(toast('ไม่สามารถเชื่อมต่อได้')).not.toBeNull();
    pass(HOUR);
    expect(toast('ไม่สามารถเชื่อมต่อได้')).toBeNull();
  });
});
