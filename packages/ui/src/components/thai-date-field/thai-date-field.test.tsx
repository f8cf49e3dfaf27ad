import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { DatePicker } from './date-picker.tsx';
import { THAI_DATE_FIELD_WORDS } from './thai-date-field-words.ts';
import { ThaiDateField } from './thai-date-field.tsx';

const NOW = new Date('2026-11-20T03:42:00Z');
const ignore = () => undefined;

describeKitPart(<ThaiDateField label="ตั้งแต่" value={null} onValueChange={ignore} now={NOW} />, {
  element: HTMLInputElement,
  slot: 'thai-date-field',
});

type Given = (value: string | null, text: string) => void;

function ControlledDate({ given, initial = null }: { given: Given; initial?: string | null }) {
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
  it('keeps the icon of its calendar off its edge in large text', () => {
    document.documentElement.dataset['textSize'] = '200';
    render(
      <div style={{ width: 300 }}>
        <ThaiDateField label="ตั้งแต่" value={null} onValueChange={ignore} now={NOW} />
      </div>,
    );
    const icon = document.querySelector('[data-slot=thai-date-open] svg')?.getBoundingClientRect();
    expect(input().getBoundingClientRect().right - (icon?.right ?? Infinity)).toBeGreaterThanOrEqual(8);
    delete document.documentElement.dataset['textSize'];
  });

  it('shows its day short, with plain spaces, and reads nothing back before something is typed', () => {
    render(<ThaiDateField label="ตั้งแต่" value="2026-06-01" onValueChange={ignore} now={NOW} />);
    expect(input().value).toBe('1 มิ.ย. 2569');
    expect(readBack()).toBe('');
    expect(input().hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([null, '', '0000-00-00', '0000-00-00 00:00:00'])('is empty for %j', (value) => {
    render(<ThaiDateField label="ตั้งแต่" value={value} onValueChange={ignore} now={NOW} />);
    expect(input().value).toBe('');
  });

  it('shows a dash for an invalid date, and warns the developer', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<ThaiDateField label="ตั้งแต่" value="2026-13-40" onValueChange={ignore} now={NOW} />);
    expect(input().value).toBe(' - ');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'ThaiDateField shows " - " for "2026-13-40": expected an existing day such as "2026-11-19", with or without a time.',
    );
    warn.mockRestore();
  });

  it.each(['1 6 2569', '1/6/69', '๑ มิ.ย. ๒๕๖๙', '1 มิถุนายน 2026', '2026-06-01'])(
    'understands %j',
    async (text) => {
      const given = vi.fn<Given>();
      render(<ControlledDate given={given} />);
      await typeAndLeave(text);
      expect(given.mock.calls).toEqual([['2026-06-01', text]]);
      expect(input().value).toBe('1 มิ.ย. 2569');
      expect(readBack()).toBe('วันจันทร์ที่ 1 มิถุนายน 2569');
    },
  );

  it('adds 543 once, however often the field is left', async () => {
    const given = vi.fn<Given>();
    render(<ControlledDate given={given} />);
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
    render(<ControlledDate given={given} initial="2026-06-01" />);
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
    render(<ControlledDate given={given} initial="2026-06-01" />);
    await typeAndLeave('');
    expect(given.mock.calls).toEqual([[null, '']]);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('takes a new value from outside', async () => {
    render(<ControlledDate given={ignore} />);
    await typeAndLeave('เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'ปีนี้' }));
    await expect.poll(() => input().value).toBe('1 ม.ค. 2569');
    await expect.poll(() => input().hasAttribute('aria-invalid')).toBe(false);
    await expect.poll(readBack).toBe('');
  });

  it('calls nothing when the reader only tabs through', async () => {
    const given = vi.fn<Given>();
    render(<ControlledDate given={given} initial="2026-06-01" />);
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.tab();
    expect(given).not.toHaveBeenCalled();
  });

  it('keeps the text when the caller does not change its value', async () => {
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
        <ControlledDate given={ignore} />
        <button onClick={pressed}>แสดงรายการ</button>
      </>,
    );
    await userEvent.fill(page.getByRole('textbox'), 'เมื่อวาน');
    await userEvent.click(page.getByRole('button', { name: 'แสดงรายการ' }));
    expect(pressed).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('textbox')).toBeInvalid();
  });
});

describe('a ThaiDateField that keeps its own day', () => {
  const submitted = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

  it('starts with its default, and submits the day as YYYY-MM-DD', async () => {
    render(
      <form>
        <ThaiDateField label="ตั้งแต่" name="from" defaultValue="2026-06-01" now={NOW} />
      </form>,
    );
    expect(input().value).toBe('1 มิ.ย. 2569');
    expect(submitted()).toEqual({ from: '2026-06-01' });
    await typeAndLeave('7 กุมภา 2520');
    expect(submitted()).toEqual({ from: '1977-02-07' });
    await typeAndLeave('31 2 2569');
    expect(submitted()).toEqual({ from: '' });
    expect(input().value).toBe('31 2 2569');
  });

  it('submits what Enter has just read', async () => {
    const sent = vi.fn<(data: Record<string, FormDataEntryValue>) => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <ThaiDateField label="ตั้งแต่" name="from" now={NOW} />
      </form>,
    );
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('๗/๒/๒๕๒๐{Enter}');
    expect(sent.mock.calls).toEqual([[{ from: '1977-02-07' }]]);
  });

  it('submits nothing while disabled, or without a name', () => {
    render(
      <form>
        <ThaiDateField label="ตั้งแต่" name="from" defaultValue="2026-06-01" now={NOW} disabled />
        <ThaiDateField label="ถึง" defaultValue="2026-06-01" now={NOW} />
      </form>,
    );
    expect(submitted()).toEqual({});
  });

  it('from a server submits the text as it was typed, since nothing can read it without scripts', () => {
    const html = renderToString(
      <ThaiDateField label="ตั้งแต่" name="from" defaultValue="2026-06-01" now={NOW} />,
    );
    const fields = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('input[name=from]');
    expect([...fields].map((field) => field.getAttribute('value'))).toEqual(['1 มิ.ย. 2569']);
  });
});

describe('the words of a ThaiDateField', () => {
  it('are replaced in the calendar and in refusals', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `M${index + 1}`);
    render(
      <ThaiDateField
        label="From"
        defaultValue="2026-06-01"
        now={NOW}
        words={{
          open: 'Open',
          months: names,
          weekdays: ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6'],
          weekdayHeads: ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
          formatYear: String,
          formatDate: (day, style) => (style === 'weekday' ? `on ${day}` : day),
          refusals: { monthName: (name) => `${name} is no month`, weekdayName: (name) => `${name}?` },
        }}
      />,
    );
    expect(input().value).toBe('2026-06-01');
    await typeAndLeave('7 Febr 2026');
    expect(document.querySelector('[data-slot=field-error]')?.textContent).toBe('Febr is no month');
    await typeAndLeave('Mnday 7 Feb 2026');
    expect(document.querySelector('[data-slot=field-error]')?.textContent).toBe('Mnday?');
    await typeAndLeave('7 Feb 2026');
    expect([input().value, readBack()]).toEqual(['2026-02-07', 'on 2026-02-07']);
    await userEvent.click(page.getByRole('button', { name: /^Open/ }));
    await expect.element(page.getByRole('grid', { name: 'M2 2026' })).toBeVisible();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => [head.textContent, head.getAttribute('aria-label')]).slice(0, 2)).toEqual([
      ['h0', 'w0'],
      ['h1', 'w1'],
    ]);
    const [months, years] = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect([months?.selectedOptions[0]?.text, years?.selectedOptions[0]?.text]).toEqual(['M2', '2026']);
  });
});

function Bounded({ given, min, max }: { given: Given; min?: string; max?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ThaiDateField
      label="วันเกิด"
      now={NOW}
      min={min}
      max={max}
      value={value}
      onValueChange={(next, text) => {
        setValue(next);
        given(next, text);
      }}
    />
  );
}

const fieldError = () =>
  document.querySelector('[data-slot=field-error]')?.textContent.replaceAll('\u00A0', ' ');

describe('the bounds of a ThaiDateField', () => {
  it.each([
    ['19 12 2569', '19 ธันวาคม 2569 เกินวันสุดท้ายที่เลือกได้ เลือกวันที่ไม่เกิน 18 ธันวาคม 2569'],
    ['22 พ.ย. 69', '22 พฤศจิกายน 2569 มาก่อนวันแรกที่เลือกได้ เลือกวันที่ไม่ก่อน 23 พฤศจิกายน 2569'],
  ])('refuses %s and keeps it', async (text, message) => {
    const given = vi.fn<Given>();
    render(<Bounded given={given} min="2026-11-23" max="2026-12-18" />);
    await typeAndLeave(text);
    expect(input().value).toBe(text);
    expect(fieldError()).toBe(message);
    expect(given.mock.calls).toEqual([[null, text]]);
  });

  it.each(['23 11 2569', '18 12 2569'])('takes %s, which is one of them', async (text) => {
    const given = vi.fn<Given>();
    render(<Bounded given={given} min="2026-11-23" max="2026-12-18" />);
    await typeAndLeave(text);
    expect(fieldError()).toBeUndefined();
    expect(given.mock.lastCall?.[0]).toMatch(/^2026-1[12]-/);
  });

  it('ignores a bound that is not a date', async () => {
    const given = vi.fn<Given>();
    render(<Bounded given={given} min="2026-02-30" max="เมื่อวาน" />);
    await typeAndLeave('1 1 2500');
    expect(given.mock.lastCall).toEqual(['1957-01-01', '1 1 2500']);
  });
});

describe('the calendar of a ThaiDateField', () => {
  const openButton = () => page.getByRole('button', { name: /^เปิดปฏิทิน/ });
  const focusedDay = () => document.activeElement?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ');

  async function openAt(day: string) {
    await userEvent.click(openButton());
    await expect.poll(focusedDay).toMatch(day);
  }

  it('opens at today where no day is chosen, and says so', async () => {
    render(<ControlledDate given={ignore} />);
    await openAt('วันนี้ วันศุกร์ที่ 20 พฤศจิกายน 2569');
    expect(page.getByRole('dialog', { name: 'ตั้งแต่' }).elements()).toHaveLength(1);
  });

  it('opens at the day nearest today that may be chosen', async () => {
    render(<Bounded given={ignore} max="2008-11-20" />);
    await openAt('2551');
    expect(focusedDay()).toBe('วันพฤหัสบดีที่ 20 พฤศจิกายน 2551');
  });

  it.each([
    ['{ArrowRight}', '2024-02-29', 'วันศุกร์ที่ 1 มีนาคม 2567'],
    ['{ArrowUp}', '2024-02-29', 'วันพฤหัสบดีที่ 22 กุมภาพันธ์ 2567'],
    ['{Home}', '2024-02-29', 'วันอาทิตย์ที่ 25 กุมภาพันธ์ 2567'],
    ['{End}', '2024-02-29', 'วันเสาร์ที่ 2 มีนาคม 2567'],
    ['{PageUp}', '2024-02-29', 'วันจันทร์ที่ 29 มกราคม 2567'],
    ['{PageDown}', '2024-01-31', 'วันพฤหัสบดีที่ 29 กุมภาพันธ์ 2567'],
    ['{Shift>}{PageUp}{/Shift}', '2024-02-29', 'วันอังคารที่ 28 กุมภาพันธ์ 2566'],
    ['{Shift>}{PageDown}{/Shift}', '2024-02-29', 'วันศุกร์ที่ 28 กุมภาพันธ์ 2568'],
  ])('moves by %s', async (keys, from, to) => {
    render(<ControlledDate given={ignore} initial={from} />);
    await openAt('เลือกแล้ว');
    await userEvent.keyboard(keys);
    await expect.poll(focusedDay).toBe(to);
  });

  it('takes a day by Enter: one value with what is typed, read back, and the focus back on the button', async () => {
    const given = vi.fn<Given>();
    render(<ControlledDate given={given} initial="2026-06-01" />);
    await openAt('วันจันทร์ที่ 1 มิถุนายน 2569 เลือกแล้ว');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(given.mock.calls).toEqual([['2026-06-02', '2 มิ.ย. 2569']]);
    expect(input().value).toBe('2 มิ.ย. 2569');
    await expect.poll(readBack).toBe('วันอังคารที่ 2 มิถุนายน 2569');
    await expect.poll(() => document.activeElement).toBe(openButton().element());
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.tab();
    expect(given).toHaveBeenCalledOnce();
  });

  it('opens at what has just been typed', async () => {
    render(<ControlledDate given={ignore} initial="2026-06-01" />);
    await userEvent.fill(page.getByRole('textbox'), '7 2 20');
    await openAt('เลือกแล้ว');
    expect(focusedDay()).toBe('วันจันทร์ที่ 7 กุมภาพันธ์ 2520 เลือกแล้ว');
  });

  it('clears a refusal when a day is picked instead', async () => {
    render(<ControlledDate given={ignore} />);
    await typeAndLeave('30 2 2569');
    expect(input().ariaInvalid).toBe('true');
    await openAt('วันนี้');
    await userEvent.keyboard('{Enter}');
    expect(input().value).toBe('20 พ.ย. 2569');
    await expect.poll(() => input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('changes nothing on Escape, and gives the focus back', async () => {
    const given = vi.fn<Given>();
    render(<ControlledDate given={given} initial="2026-06-01" />);
    await openAt('เลือกแล้ว');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(given).not.toHaveBeenCalled();
    await expect.poll(() => document.activeElement).toBe(openButton().element());
  });

  it('keeps Tab inside while it is open', async () => {
    render(<ControlledDate given={ignore} initial="2026-06-01" />);
    await openAt('เลือกแล้ว');
    const names: (string | undefined)[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one stop follows the other
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(names.map((name) => name?.replaceAll('\u00A0', ' '))).toEqual([
      'ปิด',
      'เลือกวันนี้',
      'เดือนก่อนหน้า',
      'เดือน',
      'ปี พ.ศ.',
      'เดือนถัดไป',
      'วันจันทร์ที่ 1 มิถุนายน 2569 เลือกแล้ว',
    ]);
  });

  it('reaches 120 years back, in พ.ศ., and keeps within its bounds', async () => {
    render(<Bounded given={ignore} max="2026-11-20" />);
    await openAt('วันนี้');
    const years = screen.getByRole<HTMLSelectElement>('combobox', { name: 'ปี พ.ศ.' });
    expect([years.options[0]?.text, years.options[years.options.length - 1]?.text]).toEqual(['2449', '2569']);
    const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'เดือน' });
    expect([...months.options].filter((month) => month.disabled).map((month) => month.text)).toEqual([
      'ธันวาคม',
    ]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'เดือน' }), 'มกราคม');
    expect(screen.getByRole('grid').getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
      'มกราคม 2569',
    );
  });

  it('says of a day out of bounds that it cannot be picked, and why', async () => {
    const given = vi.fn<Given>();
    render(<Bounded given={given} max="2026-11-20" />);
    await openAt('วันนี้');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focusedDay).toBe('วันเสาร์ที่ 21 พฤศจิกายน 2569 เลือกไม่ได้');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(given).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent.replaceAll('\u00A0', ' ')).toContain(
      '21 พฤศจิกายน 2569 เลือกไม่ได้ เลือกได้ถึง 20 พ.ย. 2569',
    );
  });

  it('offers today by one press, where today may be chosen', async () => {
    const given = vi.fn<Given>();
    const { unmount } = render(<ControlledDate given={given} initial="2026-06-01" />);
    await openAt('เลือกแล้ว');
    await userEvent.click(page.getByRole('button', { name: 'เลือกวันนี้' }));
    expect(given.mock.calls).toEqual([['2026-11-20', '20 พ.ย. 2569']]);
    unmount();
    render(<Bounded given={ignore} min="2026-11-23" />);
    await openAt('วันจันทร์ที่ 23 พฤศจิกายน 2569');
    expect(screen.queryByRole('button', { name: 'เลือกวันนี้' })).toBeNull();
  });

  it('covers its field rather than scroll inside itself where the window is low', async () => {
    await page.viewport(360, 640);
    render(
      <div style={{ paddingTop: 280 }}>
        <ControlledDate given={ignore} />
      </div>,
    );
    await openAt('วันนี้');
    const calendar = screen.getByRole('dialog');
    await expect.poll(() => Math.round(calendar.getBoundingClientRect().bottom)).toBe(636);
    expect(calendar.scrollHeight).toBeLessThanOrEqual(calendar.clientHeight);
    await page.viewport(414, 896);
  });

  it('is not to be opened where the field cannot be edited', () => {
    const { rerender } = render(
      <ThaiDateField label="ตั้งแต่" value={null} onValueChange={ignore} now={NOW} disabled />,
    );
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    rerender(<ThaiDateField label="ตั้งแต่" value={null} onValueChange={ignore} now={NOW} readOnly />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a calendar that cannot be loaded', () => {
  it('says so, and opens after a retry', async () => {
    const load = vi
      .fn<() => Promise<typeof CalendarPanel>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(CalendarPanel);
    render(
      <DatePicker
        boxRef={{ current: null }}
        label="ตั้งแต่"
        value={null}
        now={NOW}
        bounds={{ min: null, max: null }}
        words={THAI_DATE_FIELD_WORDS}
        disabled={false}
        onPick={ignore}
        load={load}
      />,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toMatch(/^เปิดปฏิทินไม่ได้ /);
    await userEvent.click(page.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^วันนี้ /);
  });
});
