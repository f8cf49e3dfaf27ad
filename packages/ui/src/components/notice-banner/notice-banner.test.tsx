import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { getContrast, toGray, readColour } from '../../internal/contrast.ts';
import { NoticeBanner } from './notice-banner.tsx';

describeKitPart(<NoticeBanner>ปิดทำการ</NoticeBanner>, { element: HTMLElement, slot: 'notice-banner' });

afterEach(() => {
  delete document.documentElement.dataset['appearance'];
});

function getColours(colour: string) {
  render(<NoticeBanner colour={colour}>ปิดทำการ</NoticeBanner>);
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('region'));
  return { ground: readColour(backgroundColor), ink: readColour(color) };
}

describe('NoticeBanner', () => {
  it.each(['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'purple', 'black'])(
    'has 7 : 1 and more on %s, seen in colour or in grayscale',
    (colour) => {
      const { ground, ink } = getColours(colour);
      expect(getContrast(ink, ground)).toBeGreaterThanOrEqual(7);
      expect(getContrast(toGray(ink), toGray(ground))).toBeGreaterThanOrEqual(7);
    },
  );

  it('is black on white in high contrast, even if the feed has other colours', () => {
    document.documentElement.dataset['appearance'] = 'contrast';
    const { ground, ink } = getColours('yellow');
    expect([ground, ink]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ]);
  });

  it('sets its first words in bold', () => {
    render(<NoticeBanner title="ปิดทำการ">วันเสาร์ที่ 5 ธันวาคม 2569</NoticeBanner>);
    expect(getComputedStyle(screen.getByText('ปิดทำการ')).fontWeight).toBe('600');
    expect(screen.getByRole('region').textContent).toContain('ปิดทำการ วันเสาร์ที่ 5 ธันวาคม 2569');
  });

  const LONG = 'เพื่อปรับปรุงข้อมูลสิ้นเดือน '.repeat(8);
  const renderAt = (width: number, node: ReactNode) => render(<div style={{ width }}>{node}</div>);
  const getLines = () => {
    const words = document.querySelector('details')?.parentElement;
    return words ? words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight) : 0;
  };

  it.each([
    [1200, 1],
    [360, 2],
    [180, 2],
  ])('shows in %d px no more than its lines: %d', (width, lines) => {
    renderAt(width, <NoticeBanner>{width === 1200 ? 'ปิดทำการ' : LONG}</NoticeBanner>);
    expect(Math.round(getLines())).toBe(lines);
  });

  it('offers no more of a notice that its lines hold whole, until they no longer do', async () => {
    const notice = (width: number) => (
      <div style={{ width }}>
        <NoticeBanner>{'ปิดทำการวันเสาร์ '.repeat(6)}</NoticeBanner>
      </div>
    );
    const { rerender } = render(notice(1200));
    const offersMore = () => screen.queryByText('อ่านต่อ')?.checkVisibility();
    await expect.poll(offersMore).toBe(false);
    rerender(notice(300));
    await expect.poll(offersMore).toBe(true);
    rerender(notice(460));
    await expect.poll(offersMore).toBe(false);
    expect(Math.round(getLines())).toBe(2);
  });

  it('shows dots before its button where it is cut, and none in the whole of it', async () => {
    renderAt(360, <NoticeBanner>{LONG}</NoticeBanner>);
    const summary = screen.getByText('อ่านต่อ').closest('summary') ?? document.body;
    expect(getComputedStyle(summary, '::before').content).toContain('…');
    await userEvent.click(summary);
    expect(getComputedStyle(summary, '::before').content).toBe('none');
  });

  it('opens the rest by a press on its words, without scripts too', async () => {
    const root = document.createElement('div');
    root.style.width = '360px';
    root.innerHTML = renderToString(<NoticeBanner onDismiss={() => {}}>{LONG}</NoticeBanner>);
    document.body.append(root);
    await userEvent.click(screen.getByRole('region'), { position: { x: 100, y: 20 } });
    expect(getLines()).toBeGreaterThan(2);
    expect(screen.queryByRole('button', { name: 'ปิด' })).toBeNull();
    await userEvent.click(screen.getByText('ย่อ').closest('summary') ?? root);
    expect(Math.round(getLines())).toBe(2);
    root.remove();
  });

  it('shows all of it while a link in it has the keyboard', async () => {
    renderAt(
      360,
      <NoticeBanner>
        {LONG} <a href="#more">อ่านรายละเอียด</a>
      </NoticeBanner>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    expect(getLines()).toBeGreaterThan(2);
    // Nor is its focus ring cut off.
    expect(getComputedStyle(document.querySelector('details')?.parentElement ?? document.body).overflow).toBe(
      'visible',
    );
  });

  it('is closed by its button, and by nothing where the caller cannot', async () => {
    const onDismiss = vi.fn<() => void>();
    const { rerender } = render(<NoticeBanner onDismiss={onDismiss}>ปิดทำการ</NoticeBanner>);
    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    rerender(<NoticeBanner>ปิดทำการ</NoticeBanner>);
    expect(screen.queryByRole('button', { name: 'ปิด' })).toBeNull();
  });

  it('never lets a name of the feed into a style', () => {
    const { container } = render(<NoticeBanner colour="red;position:fixed">ปิดทำการ</NoticeBanner>);
    expect(container.querySelector('[style]')).toBeNull();
    expect(screen.getByRole('region').dataset['colour']).toBe('blue');
  });

  it('is a landmark with another name where asked', () => {
    render(<NoticeBanner aria-label="ประกาศด่วน">ปิดทำการ</NoticeBanner>);
    expect(screen.getByRole('region', { name: 'ประกาศด่วน' })).toBeTruthy();
  });
});
