import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SelectField } from './select-field.tsx';

const YEARS = (
  <>
    <option>2569</option>
    <option>2568</option>
  </>
);

describeKitPart(<SelectField label="ปี">{YEARS}</SelectField>, {
  element: HTMLSelectElement,
  slot: 'select-field',
});

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'ปี' });

describe('SelectField', () => {
  it('is named by its label and described by hint and error', () => {
    render(
      <SelectField label="ปี" hint="พ.ศ." error="ยังไม่ได้เลือกปี">
        {YEARS}
      </SelectField>,
    );
    const ids = select().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['พ.ศ.', 'ยังไม่ได้เลือกปี']);
    expect(select().ariaInvalid).toBe('true');
  });

  it('grows with a choice that is longer than its line, and cuts none of it', () => {
    const choose = (words: string) => (
      <div style={{ width: 160 }}>
        <SelectField label="ปี">
          <option>{words}</option>
        </SelectField>
      </div>
    );
    const { rerender } = render(choose('ฝาก'));
    const { height } = select().getBoundingClientRect();
    rerender(choose('เสนอความต้องการหรือร้องเรียนถึงสหกรณ์'));
    expect(select().getBoundingClientRect().height).toBeGreaterThan(height);
    expect(select().scrollWidth).toBe(select().clientWidth);
  });

  it.each([
    ['md', undefined, 44],
    ['md', 'ยังไม่ได้เลือก', 44],
    ['lg', undefined, 52],
  ] as const)('is a target of its size: %s with error %s', (size, error, height) => {
    render(
      <SelectField label="ปี" size={size} error={error}>
        {YEARS}
      </SelectField>,
    );
    expect(select().getBoundingClientRect().height).toBe(height);
  });

  it('keeps its chevron inside at every width', () => {
    const { container } = render(
      <SelectField label="ปี" style={{ maxWidth: 160 }}>
        {YEARS}
      </SelectField>,
    );
    const chevron = container.querySelector('svg')?.getBoundingClientRect();
    const box = select().getBoundingClientRect();
    expect(chevron?.right).toBeLessThan(box.right);
    expect(chevron?.left).toBeGreaterThan(box.left);
  });
});
