import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Alert } from './alert.tsx';

describeKitPart(<Alert title="ข้อมูลถึงวันนี้" />, { element: HTMLDivElement, slot: 'alert' });

const root = () => document.querySelector<HTMLElement>('[data-slot=alert]');

describe('Alert', () => {
  it.each([
    ['danger', 'alert'],
    ['success', 'status'],
    ['warning', null],
    ['info', null],
    [undefined, null],
  ] as const)('speaks up as far as its tone asks: %s', (tone, role) => {
    render(<Alert tone={tone} title="ข้อความ" />);
    expect(root()?.getAttribute('role')).toBe(role);
  });

  it('takes another role from its caller', () => {
    render(<Alert tone="danger" role="note" title="ข้อความ" />);
    expect(screen.getByRole('note')).toBe(root());
  });

  it('has another icon for each tone', () => {
    render(
      <>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={tone} />
        ))}
      </>,
    );
    const drawings = [...document.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    expect(new Set(drawings).size).toBe(4);
  });

  it('has an edge of 5 px', () => {
    render(<Alert title="ข้อความ" />);
    expect(getComputedStyle(root() ?? document.body).borderInlineStartWidth).toBe('5px');
  });

  it('puts its action under the words where there is no room beside them', () => {
    const { container } = render(
      <Alert title="ข้อมูลบนหน้าจออาจไม่ล่าสุด" action={<button type="button">ลองอีกครั้ง</button>}>
        ตรวจสอบอินเทอร์เน็ต
      </Alert>,
    );
    const belowWords = (width: string) => {
      container.style.width = width;
      const title = container.querySelector('[data-slot=alert-title]')?.getBoundingClientRect();
      return screen.getByRole('button').getBoundingClientRect().top >= (title?.bottom ?? Infinity);
    };
    expect(belowWords('640px')).toBe(false);
    expect(belowWords('300px')).toBe(true);
    expect(belowWords('200px')).toBe(true);
  });
});
