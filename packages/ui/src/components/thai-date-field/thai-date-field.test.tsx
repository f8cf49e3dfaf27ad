import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ThaiDateField } from './thai-date-field.tsx';

const NOW = new Date('2026-11-20T03:42:00Z');
const ignore = () => undefined;

describeKitPart(<ThaiDateField label="ตั้งแต่" value={null} onValueChange={ignore} now={NOW} />, {
  element: HTMLInputElement,
  slot: 'thai-date-field',
});

type Given = (value: string | null, text: string) => void;

function HeldDate({ given, initial = null }: { given: Given; initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <ThaiDateField
        label="ตั้งแต่"
        now={NOW}
        value={value}
        onValueChange={(next, text) => {
          setValue(next);
          given(next, text);
        }}
      />
      <button onClick={() => setValue('2026-01-01')}>ปีนี้</button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const readBack = () => screen.getByRole('status').textContent.replaceAll('\u00A0', ' ');

async function typeAndLeave(text: string) {
  await userEvent.fill(page.getByRole('textbox'), text);
  await userEvent.tab();
}

describe('ThaiDateField', () => {
  it('shows its day short, with plain spaces, and reads nothing back before something is typed', () => {
    render(<ThaiDateField label="ตั้งแต่" value="2026-06-01" onValueChange={ignore} now={NOW} />);
    expect(input().value).toBe('1 มิ.ย. 2569');
    expect(readBack()).toBe('');
    expect(input().hasAttribute('aria-describedby')).toBe(false);
  });

  it.each(['1 6 2569', '1/6/69', '๑ มิ.ย. ๒๕๖๙', '1 มิถุนายน 2026', '2026-06-01'])(
    'understands %j',
    async (text) => {
      const given = vi.fn<Given>();
      render(<HeldDate given={given} />);
      await typeAndLeave(text);
      expect(given.mock.calls).toEqual([['2026-06-01', text]]);
      expect(input().value).toBe('1 มิ.ย. 2569');
      expect(readBack()).toBe('วันจันทร์ที่ 1 มิถุนายน 2569');
    },
  );

  it('adds 543 once, however often the field is left', async () => {
    const given = vi.fn<Given>();
    render(<HeldDate given={given} />);
    await typeAndLeave('1 6 2569');
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(given).toHaveBeenCalledOnce();
    const shown = input().value;
    await userEvent.fill(page.getByRole('textbox'), '');
    await typeAndLeave(shown);
    expect(given.mock.calls.at(-1)).toEqual(['2026-06-01', '1 มิ.ย. 2569']);
    expect(input().value).toBe('1 มิ.ย. 2569');
  });

  it('keeps what it cannot read, says why, and takes the correction', async () => {
    const given = vi.fn<Given>();
    render(<HeldDate given={given} initial="2026-06-01" />);
    await typeAndLeave('7 2 3112');
    expect(input().value).toBe('7 2 3112');
    expect(input().ariaInvalid).toBe('true');
    expect(document.querySelector('[data-slot=field-error]')?.textContent).toContain('อ่านปี\u00A03112 ไม่ได้');
    expect(given.mock.calls).toEqual([[null, '7 2 3112']]);
    await typeAndLeave('7 2 2569');
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(given.mock.calls.at(-1)).toEqual(['2026-02-07', '7 2 2569']);
  });

  it('may be emptied', async () => {
    const given = vi.fn<Given>();
    render(<HeldDate given={given} initial="2026-06-01" />);
    await typeAndLeave('');
    expect(given.mock.calls).toEqual([[null, '']]);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('gives way to a day from outside', async () => {
    render(<HeldDate given={ignore} />);
    await typeAndLeave('เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'ปีนี้' }));
    expect(input().value).toBe('1 ม.ค. 2569');
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(readBack()).toBe('');
  });

  it('says nothing when one only tabs through', async () => {
    const given = vi.fn<Given>();
    render(<HeldDate given={given} initial="2026-06-01" />);
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.tab();
    expect(given).not.toHaveBeenCalled();
  });

  it('loses nothing where the caller keeps its own value', async () => {
    render(<ThaiDateField label="ตั้งแต่" value="2026-06-01" onValueChange={ignore} now={NOW} />);
    await typeAndLeave('เมื่อวาน');
    expect(input().value).toBe('เมื่อวาน');
  });

  it('describes its input by hint, error and what was read back', async () => {
    render(
      <ThaiDateField
        label="ถึง"
        value={null}
        onValueChange={ignore}
        now={NOW}
        hint="พ.ศ."
        error="ก่อนวันเริ่มต้น"
      />,
    );
    await typeAndLeave('19 11 69');
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'พ.ศ.',
      'ก่อนวันเริ่มต้น',
      'วันพฤหัสบดีที่ 19 พฤศจิกายน 2569',
    ]);
  });

  it('moves nothing while a pointer is pressed, so that the press does not miss', async () => {
    const pressed = vi.fn<() => void>();
    render(
      <>
        <HeldDate given={ignore} />
        <button onClick={pressed}>แสดงรายการ</button>
      </>,
    );
    await userEvent.fill(page.getByRole('textbox'), 'เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'แสดงรายการ' }));
    expect(pressed).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('textbox')).toBeInvalid();
  });
});
