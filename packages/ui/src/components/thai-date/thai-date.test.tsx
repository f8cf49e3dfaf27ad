import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ThaiDate } from './thai-date.tsx';

describeKitPart(<ThaiDate value="2026-11-19" />, { element: HTMLTimeElement, slot: 'thai-date' });

describe('ThaiDate', () => {
  it('has the line of the link around it', () => {
    render(
      <a href="#/confirmation" className="link-line">
        ยืนยันยอด ณ <ThaiDate value="2026-10-31" />
      </a>,
    );
    const date = document.querySelector('time') ?? document.body;
    expect(getComputedStyle(date).textDecorationLine).toBe('underline');
  });

  it.each([
    ['2026-11-19', '2026-11-19'],
    ['2026-11-19 10:42:00', '2026-11-19T10:42:00'],
    ['2026-11-18T18:30:00Z', '2026-11-18T18:30:00Z'],
    ['2026-11-19 01:30:00 +07:00', '2026-11-19T01:30:00+07:00'],
  ])('gives %s to machines as %s', (value, dateTime) => {
    render(<ThaiDate value={value} />);
    expect(screen.getByText('19 พฤศจิกายน 2569').getAttribute('datetime')).toBe(dateTime);
  });

  it.each([
    ['full', '19 พฤศจิกายน 2569'],
    ['short', '19\u00a0พ.ย. 2569'],
    ['numeric', '19/11/2569'],
  ] as const)('breaks a narrow line between the words of a date that is %s', (style, words) => {
    const { container } = render(<ThaiDate value="2026-11-19" style={style} />);
    expect(container.textContent).toBe(words);
  });

  it('adds weekday and time where asked', () => {
    const { container } = render(<ThaiDate value="2026-11-19 10:42:00" style="short" weekday time />);
    expect(container.textContent).toBe('พฤ.\u00a019\u00a0พ.ย. 2569 10.42\u00a0น.');
  });

  it.each([null, undefined, '', '0000-00-00', '0000-00-00 00:00:00', '2026-02-30'])(
    'has no time element for %j',
    (value) => {
      const { container } = render(<ThaiDate value={value} />);
      expect(container.querySelector('time')).toBeNull();
      expect(container.textContent).toBe(' - ไม่มีข้อมูล');
    },
  );
});
