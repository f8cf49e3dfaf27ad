import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
