import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Money } from './money.tsx';

describeKitPart(<Money value="86410.75" />, { element: HTMLSpanElement, slot: 'money' });

describe('Money', () => {
  it.each([
    ['0', '0.00'],
    ['-0.00', '0.00'],
    ['2500', '2,500.00'],
    ['-2000.5', '\u22122,000.50'],
    ['12345678901234567.89', '12,345,678,901,234,567.89'],
  ])('writes %s as %s', (value, text) => {
    const { container } = render(<Money value={value} />);
    expect(container.textContent).toBe(text);
  });

  it('ties the unit to the amount', () => {
    const { container } = render(<Money value="42860" unit />);
    expect(container.textContent).toBe('42,860.00\u00a0บาท');
  });

  it('takes another word for the unit', () => {
    const { container } = render(<Money value="10" unit="สตางค์" />);
    expect(container.textContent).toBe('10.00\u00a0สตางค์');
  });

  it.each([null, undefined])('shows a dash and says so for %s', (value) => {
    render(<Money value={value} unit emptyLabel="ยังไม่มียอด" />);
    expect(screen.getByText('-').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('ยังไม่มียอด')).toBeTruthy();
    expect(screen.queryByText('บาท')).toBeNull();
  });

  it.each(['1,000', '', 'NaN', '1e5', Number.NaN as never])(
    'shows a dash for the invalid amount %j',
    (value) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { container } = render(<Money value={value} unit />);
      expect(container.textContent).toBe(' - ไม่มีข้อมูล');
      vi.restoreAllMocks();
    },
  );

  it('warns once about an invalid amount', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(
      <>
        <Money value="12 baht" />
        <Money value="12 baht" />
      </>,
    );
    expect(warn.mock.calls).toEqual([
      ['Money shows " - " for "12 baht": expected a decimal string in baht such as "12345.50".'],
    ]);
    vi.restoreAllMocks();
  });
});
