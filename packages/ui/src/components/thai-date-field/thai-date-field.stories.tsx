import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { DatePicker } from './date-picker.tsx';
import { THAI_DATE_FIELD_WORDS } from './thai-date-field-words.ts';
import { ThaiDateField, type ThaiDateFieldProps } from './thai-date-field.tsx';

/** A controlled field in a form. */
function ControlledDate({ value, onValueChange, ...rest }: ThaiDateFieldProps) {
  const [held, setHeld] = useState(value);
  return (
    <ThaiDateField
      {...rest}
      value={held}
      onValueChange={(next, text) => {
        setHeld(next);
        onValueChange?.(next, text);
      }}
    />
  );
}

/** Opens the calendar of the only field and waits until it is loaded. */
async function openCalendar(userEvent: StoryContext['userEvent']) {
  await userEvent.click(screen.getByRole('button', { name: /^เปิดปฏิทิน/ }));
  const calendar = within(await screen.findByRole('dialog'));
  const grid = await calendar.findByRole('grid');
  await waitFor(() => expect(grid).toBeVisible());
  return calendar;
}

/** In a separate frame on the docs page, where it opens its calendar. */
const IN_A_FRAME = { docs: { story: { inline: false, height: '34rem' } } };

const meta = {
  title: 'แบบฟอร์ม/ThaiDateField',
  component: ThaiDateField,
  tags: ['!autodocs'],
  args: {
    label: 'ตั้งแต่',
    value: '2026-06-01',
    onValueChange: fn(),
    now: new Date('2026-11-20T03:42:00Z'),
  },
  argTypes: {
    ref: { table: { disable: true } },
    now: { control: false },
    min: { control: 'text' },
    max: { control: 'text' },
  },
  render: (args) => (
    <div className="max-w-form">
      <ControlledDate {...args} />
    </div>
  ),
} satisfies Meta<typeof ThaiDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'ตั้งแต่' });
    await expect(field).toHaveValue('1 มิ.ย. 2569');
    await userEvent.clear(field);
    await userEvent.type(field, '๗ ก.พ. ๒๕๒๐');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('7 ก.พ. 2520');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^วันจันทร์ที่ 7\sกุมภาพันธ์\s2520$/));
    await expect(args.onValueChange).toHaveBeenCalledWith('1977-02-07', '๗ ก.พ. ๒๕๒๐');
  },
};

/** Picked with the keyboard: arrows, then Enter. Focus returns to the button. */
export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await expect(calendar.getByRole('grid', { name: /^มิถุนายน\s2569$/ })).toBeVisible();
    await waitFor(() =>
      expect(calendar.getByRole('button', { name: /^วันจันทร์ที่ 1\sมิถุนายน\s2569 เลือกแล้ว$/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-09', '9 มิ.ย. 2569');
    const field = canvas.getByRole('textbox', { name: 'ตั้งแต่' });
    await expect(field).toHaveValue('9 มิ.ย. 2569');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^วันอังคารที่ 9\sมิถุนายน\s2569$/));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** The open calendar: today has an outline, the chosen day is filled. */
export const Calendar: Story = {
  parameters: IN_A_FRAME,
  args: { value: '2026-11-05' },
  play: async ({ userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await expect(calendar.getByRole('button', { name: /^วันนี้ วันศุกร์ที่ 20\sพฤศจิกายน\s2569$/ })).toBeVisible();
    await expect(calendar.getByRole('columnheader', { name: 'วันพฤหัสบดี' })).toHaveTextContent('พฤ');
  },
};

/** A birthday: its year is chosen in พ.ศ., as far back as members are old; no day after `max` can be picked. */
export const Birthday: Story = {
  args: { label: 'วันเกิด', hint: 'วัน เดือน ปี พ.ศ. เช่น 7 2 2520', value: null, max: '2026-11-20' },
  play: async ({ args, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await expect(calendar.getByRole('button', { name: 'เดือนถัดไป' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'ปี พ.ศ.' }), '2520');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'เดือน' }), 'กุมภาพันธ์');
    await userEvent.click(calendar.getByRole('button', { name: /^วันจันทร์ที่ 7\sกุมภาพันธ์\s2520$/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1977-02-07', '7 ก.พ. 2520');
  },
};

/** A day out of bounds can be reached and read out, and says why it cannot be picked. */
export const Bounds: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { label: 'วันที่นัดหมาย', value: '2026-11-25', min: '2026-11-23', max: '2026-12-18' },
  play: async ({ args, canvas, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await userEvent.click(calendar.getByRole('button', { name: /^วันอาทิตย์ที่ 22\s.* เลือกไม่ได้$/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(calendar.getByText(/^22\sพฤศจิกายน\s2569 เลือกไม่ได้/)).toHaveTextContent(
      /เลือกได้ตั้งแต่ 23\sพ\.ย\.\s2569 ถึง 18\sธ\.ค\.\s2569$/,
    );
    await userEvent.keyboard('{Escape}');
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '19 12 2569{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/เกินวันสุดท้ายที่เลือกได้ เลือกวันที่ไม่เกิน 18\sธันวาคม\s2569$/),
    );
  },
};

/** The button of a field whose calendar is fetched by `load`. */
function Picker({ load }: Pick<ComponentProps<typeof DatePicker>, 'load'>) {
  const boxRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={boxRef} className="@container ps-touch">
      <DatePicker
        boxRef={boxRef}
        label="วันเกิด"
        value={null}
        now={new Date('2026-11-20T03:42:00Z')}
        bounds={{ min: null, max: null }}
        words={THAI_DATE_FIELD_WORDS}
        disabled={false}
        onPick={() => undefined}
        load={load}
      />
    </div>
  );
}

/** While the calendar is loading. */
export const CalendarLoading: Story = {
  parameters: IN_A_FRAME,
  render: () => <Picker load={() => new Promise(() => undefined)} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'เปิดปฏิทิน วันเกิด' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('กำลังเปิดปฏิทิน'));
  },
};

/** Without a connection the field still takes what is typed. */
export const CalendarFailed: Story = {
  parameters: IN_A_FRAME,
  render: () => <Picker load={() => Promise.reject(new Error('offline'))} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'เปิดปฏิทิน วันเกิด' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^เปิดปฏิทินไม่ได้ พิมพ์วันที่ในช่องแทนได้/);
    await expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeInTheDocument();
  },
};

/** Two-digit, Buddhist and Gregorian years give the same day; the offset is added once. */
export const EveryYear: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const text of ['19 11 2569', '19/11/69', '19-11-๒๕๖๙', '19 พ.ย. 2026']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one text is typed after the other
      await userEvent.clear(field);
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await userEvent.type(field, `${text}{Enter}`);
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await expect(field).toHaveValue('19 พ.ย. 2569');
      // oxlint-disable-next-line eslint/no-await-in-loop -- as above
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-19', text);
    }
  },
};

export const Empty: Story = { args: { value: null, hint: 'วัน เดือน ปี พ.ศ. เช่น 1 มิ.ย. 2569', optional: true } };

/** Text that is not understood stays as it was typed. */
export const NotUnderstood: Story = {
  args: { value: null, label: 'วันเกิด' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'วันเกิด' });
    await userEvent.type(field, '29 2 2566');
    await userEvent.tab();
    await expect(field).toHaveValue('29 2 2566');
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^ไม่มีวันที่\s29\sกุมภาพันธ์\s2566 ตรวจสอบวันหรือปี$/),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '29 2 2566');
  },
};

/** A field of a plain form keeps its own day, and submits it as `YYYY-MM-DD`. */
export const InAForm: Story = {
  args: { label: 'วันเกิด', name: 'birthDate', value: undefined, defaultValue: '1977-02-07' },
  render: (args) => (
    <form className="max-w-form">
      <ThaiDateField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ birthDate: '1977-02-07' });
  },
};

/** An error of the form shows when the field has none. */
export const WithError: Story = { args: { error: 'วันเริ่มต้นอยู่หลังวันสิ้นสุด เลือกวันใหม่' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Large: Story = { args: { size: 'lg' } };

/** As narrow as in a statement's filters; the longest day wraps to two lines. */
export const Narrow: Story = {
  args: { value: null },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '19 11 2569{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('วันพฤหัสบดีที่ 19 พฤศจิกายน 2569'));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In a very narrow field the button moves below, with visible words. */
export const VeryNarrow: Story = {
  render: (args) => (
    <div className="w-32">
      <ControlledDate {...args} />
    </div>
  ),
};

/** Seven targets side by side in a window of 320 px, with letters of any size. */
export const NarrowCalendar: Story = {
  args: { label: 'วันเกิด', value: '1977-11-25', max: '2026-11-20' },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement, userEvent }) => {
    const calendar = await openCalendar(userEvent);
    await expect(calendar.getByRole('button', { name: /^วันศุกร์ที่ 25\s.* เลือกแล้ว$/ })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Dark: Story = {
  ...Calendar,
  args: { value: '2026-11-25', min: '2026-11-13', max: '2026-12-18' },
  globals: { appearance: 'dark' },
};

export const HighContrast: Story = { ...Calendar, globals: { appearance: 'contrast' } };

/** An invalid date shows as a dash, with a warning in the console; typing replaces it. */
export const NoDate: Story = {
  args: { value: '2023-02-29' },
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue(' - ');
    await userEvent.click(field);
    await userEvent.keyboard('1 6 2569{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-06-01', '1 6 2569');
  },
};
