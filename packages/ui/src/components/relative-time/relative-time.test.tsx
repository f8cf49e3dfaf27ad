import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { RelativeTime } from './relative-time.tsx';

const NOW = new Date('2026-11-19T10:42:00+07:00');

describeKitPart(<RelativeTime value="2026-11-18 16:20:00" now={NOW} />, {
  element: HTMLTimeElement,
  slot: 'relative-time',
});

describe('RelativeTime', () => {
  it.each([
    ['2026-11-19T10:41:40+07:00', 'เมื่อสักครู่'],
    ['2026-11-19T10:37:00+07:00', '5 นาทีที่แล้ว'],
    ['2026-11-19 07:05:00', '3 ชั่วโมงที่แล้ว'],
    ['2026-11-18 16:20:00', 'เมื่อวานนี้ เวลา\u00a016.20\u00a0น.'],
    ['2026-08-01', '1 สิงหาคม 2569'],
  ])('writes %s as %s', (value, words) => {
    const { container } = render(<RelativeTime value={value} now={NOW} />);
    expect(container.textContent).toBe(words);
  });

  it('keeps the whole date for machines and for a resting pointer', () => {
    render(<RelativeTime value="2026-11-18 16:20:00" now={NOW} />);
    const time = screen.getByText(/เมื่อวานนี้/);
    expect(time.getAttribute('datetime')).toBe('2026-11-18T16:20:00');
    expect(time.title).toContain('18\u00a0พฤศจิกายน\u00a02569');
  });

  it('says the date itself where the clock is broken', () => {
    const { container } = render(<RelativeTime value="2026-11-18" now={new Date(Number.NaN)} />);
    expect(container.textContent).toBe('18 พฤศจิกายน 2569');
  });

  it('wraps a long date between its parts where it does not fit', () => {
    const { container } = render(
      <div style={{ width: 100 }}>
        <RelativeTime value="2025-11-18" now={NOW} />
      </div>,
    );
    const time = container.querySelector('time');
    expect(time?.scrollWidth).toBeLessThanOrEqual(100);
    expect(time?.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it.each([null, undefined, '', '0000-00-00', '2026-02-30', 'เมื่อวาน'])(
    'has no time element for %j',
    (value) => {
      const { container } = render(<RelativeTime value={value} now={NOW} />);
      expect(container.querySelector('time')).toBeNull();
      expect(container.textContent).toBe(' - ไม่มีข้อมูล');
    },
  );
});
