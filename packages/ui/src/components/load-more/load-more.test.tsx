import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { LoadMore } from './load-more.tsx';

const ignore = () => undefined;

describeKitPart(<LoadMore shown={50} total={120} onLoadMore={ignore} />, {
  element: HTMLDivElement,
  slot: 'load-more',
});

describe('LoadMore', () => {
  it.each([
    [0, 0, 'complete', 'แสดงครบ 0 จาก 0\u00A0รายการ'],
    [50, 2140, 'partial', 'แสดง 50 จาก 2,140\u00A0รายการ'],
    [50, null, 'partial', 'แสดง 50\u00A0รายการ'],
    [1_234_567, 1_234_567, 'complete', 'แสดงครบ 1,234,567 จาก 1,234,567\u00A0รายการ'],
  ])('with %i of %i shown is %s', (shown, total, state, words) => {
    const { container } = render(<LoadMore shown={shown} total={total} onLoadMore={ignore} />);
    expect(container.firstElementChild?.getAttribute('data-state')).toBe(state);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('offers all of it only where that can be asked for', () => {
    render(<LoadMore shown={50} total={120} onLoadMore={ignore} />);
    expect(screen.queryByRole('button', { name: 'แสดงทั้งหมด' })).toBeNull();
  });

  it('asks for nothing more while it is busy, by either button', async () => {
    const load = vi.fn<() => void>();
    render(<LoadMore shown={50} total={120} onLoadMore={load} onLoadAll={load} busy />);
    await userEvent.click(page.getByRole('button', { name: 'กำลังโหลด' }), { force: true });
    await userEvent.click(page.getByRole('button', { name: 'แสดงทั้งหมด' }), { force: true });
    expect(load).not.toHaveBeenCalled();
  });

  it('takes the focus to the count when the last rows take the button away', async () => {
    const props = { total: 120, onLoadMore: ignore };
    const { rerender } = render(<LoadMore shown={100} {...props} />);
    await userEvent.click(page.getByRole('button'));
    rerender(<LoadMore shown={120} {...props} />);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('does not take focus from another element', async () => {
    const props = { total: 120, onLoadMore: ignore };
    const { rerender } = render(
      <>
        <LoadMore shown={100} {...props} />
        <input aria-label="ค้นหา" />
      </>,
    );
    await userEvent.click(page.getByRole('button'));
    await userEvent.click(page.getByRole('textbox'));
    rerender(
      <>
        <LoadMore shown={120} {...props} />
        <input aria-label="ค้นหา" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('takes no focus where all was shown from the start', () => {
    render(<LoadMore shown={120} total={120} onLoadMore={ignore} />);
    expect(document.activeElement).toBe(document.body);
  });
});
