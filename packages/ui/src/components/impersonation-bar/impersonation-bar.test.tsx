import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { getContrast, readColour } from '../../internal/contrast.ts';
import { ImpersonationBar, type ImpersonationBarProps } from './impersonation-bar.tsx';

const root = document.documentElement;

function bar(props: Partial<ImpersonationBarProps> = {}) {
  return (
    <ImpersonationBar
      staffName="วิชัย รุ่งเรือง"
      memberName="สมหญิง ใจดี"
      membershipNo="001234"
      minutesLeft={12}
      onEnd={() => undefined}
      {...props}
    />
  );
}

describeKitPart(bar(), { element: HTMLElement, slot: 'impersonation-bar' });

afterEach(async () => {
  delete root.dataset['textSize'];
  delete root.dataset['appearance'];
  window.scrollTo(0, 0);
  await page.viewport(414, 896);
});

const getBox = (slot: string) => {
  const part = document.querySelector(`[data-slot=${slot}]`);
  if (!part) throw new Error(`${slot} is not there`);
  return part.getBoundingClientRect();
};
const inset = () => Number.parseInt(getComputedStyle(root).getPropertyValue('--top-inset'), 10);

describe('ImpersonationBar', () => {
  it('names the officer, the member and the remaining time', () => {
    render(bar());
    const region = screen.getByRole('region', { name: 'การดูข้อมูลแทนสมาชิก' });
    expect(region.textContent).toContain('เจ้าหน้าที่ วิชัย รุ่งเรือง กำลังดูข้อมูลแทน สมหญิง ใจดี เลขสมาชิก 001234');
    expect(screen.getByRole('timer').textContent).toBe('เหลือ 12\u00A0นาที');
  });

  it.each([
    [1, 'เหลือ 1\u00A0นาที'],
    [0.4, 'เหลือ 1\u00A0นาที'],
    [0, 'หมดเวลาดูแทนแล้ว'],
    [-2, 'หมดเวลาดูแทนแล้ว'],
    [Number.NaN, 'หมดเวลาดูแทนแล้ว'],
  ])('with %s minutes says %j', (minutesLeft, words) => {
    render(bar({ minutesLeft }));
    expect(screen.getByRole('timer').textContent).toBe(words);
  });

  it('is announced at five minutes, at the last, and at the end', () => {
    const { rerender } = render(bar({ minutesLeft: 15 }));
    const heard = new Set<string>();
    for (let left = 15; left >= 0; left -= 1) {
      rerender(bar({ minutesLeft: left }));
      heard.add(screen.getByRole('status').textContent);
    }
    expect([...heard]).toEqual(['', 'เหลือ 5\u00A0นาที', 'เหลือ 1\u00A0นาที', 'หมดเวลาดูแทนแล้ว']);
  });

  it('ends by its button, once', async () => {
    const onEnd = vi.fn<() => void>();
    const { rerender } = render(bar({ onEnd }));
    await userEvent.click(page.getByRole('button', { name: 'จบการดู' }));
    rerender(bar({ onEnd, state: 'ending' }));
    await userEvent.click(page.getByRole('button', { name: 'กำลังจบการดู' }), { force: true });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each(['light', 'dark', 'contrast', 'contrast-dark'])(
    'has 7 : 1 and more on its ground in %s',
    (appearance) => {
      root.dataset['appearance'] = appearance;
      render(bar());
      const { backgroundColor, color } = getComputedStyle(screen.getByRole('region'));
      expect(getContrast(readColour(color), readColour(backgroundColor))).toBeGreaterThanOrEqual(7);
    },
  );

  it('breaks long names between their parts and cuts no word', async () => {
    await page.viewport(360, 800);
    render(bar({ memberName: 'นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา' }));
    const parts = ['นางสาวปิ่นมณีรัตน์กานดา', 'ศรีสุขเกษมสันต์', 'อยุธยา'].map((part) => screen.getByText(part));
    expect(parts.map((part) => part.getClientRects().length)).toEqual([1, 1, 1]);
    expect(parts.map((part) => Math.round(part.getBoundingClientRect().height / 27))).toEqual([1, 1, 1]);
    expect(root.scrollWidth).toBe(360);
  });
});

describe('the room that the bar takes', () => {
  const view = (
    <>
      {bar()}
      <header data-slot="head" style={{ position: 'sticky', top: 'var(--top-inset)', height: 40 }}>
        หัวตาราง
      </header>
      <main style={{ height: 4000 }}>
        <button type="button">กลางหน้า</button>
      </main>
    </>
  );

  it.each([
    [1440, 900],
    [768, 1024],
    [360, 800],
  ])('at %d × %d px: it stays at the top, and sticky heads are right below it', async (width, height) => {
    await page.viewport(width, height);
    render(view);
    expect(inset()).toBe(Math.floor(getBox('impersonation-bar').height));
    window.scrollTo(0, 1500);
    await waitFor(() => expect(window.scrollY).toBe(1500));
    expect(getBox('impersonation-bar').top).toBe(0);
    expect(getBox('head').top).toBe(inset());
    expect(getBox('impersonation-bar').bottom - getBox('head').top).toBeLessThan(1);
  });

  it('follows its height when the text grows', async () => {
    await page.viewport(360, 800);
    render(view);
    const before = inset();
    root.dataset['textSize'] = '125';
    await waitFor(() => expect(inset()).toBeGreaterThan(before));
  });

  it('is never more than a third of a small window but for its last row, with time and button', async () => {
    await page.viewport(320, 640);
    root.dataset['textSize'] = '200';
    render(view);
    await waitFor(() => expect(inset()).toBeLessThan(getBox('impersonation-bar').height));
    window.scrollTo(0, 1500);
    await waitFor(() => expect(window.scrollY).toBe(1500));
    expect(Math.floor(getBox('impersonation-bar').bottom)).toBe(inset());
    expect(getBox('button').top).toBeGreaterThanOrEqual(0);
    expect(screen.getByRole('timer').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(getBox('head').top).toBe(inset());
  });

  it('keeps what takes focus clear of the bar', async () => {
    await page.viewport(360, 800);
    render(view);
    window.scrollTo(0, 3000);
    screen.getByRole('button', { name: 'กลางหน้า' }).focus();
    const { top } = screen.getByRole('button', { name: 'กลางหน้า' }).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(inset());
  });

  it('is reset when the bar is removed', () => {
    const { unmount } = render(view);
    expect(inset()).toBeGreaterThan(0);
    unmount();
    expect(inset()).toBe(0);
  });
});
