import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Alert } from '../components/alert/alert.tsx';
import { FormSummary } from '../components/form-summary/form-summary.tsx';
import { TextField } from '../components/text-field/text-field.tsx';

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => preferMotion('no-preference'));
// As all other tests have it.
afterEach(() => preferMotion('reduce'));

const getTop = (element: Element) => element.getBoundingClientRect().top;
const getRoom = (slot: string) =>
  document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().height ?? 0;
const endSlides = () => {
  for (const slide of document.getAnimations()) slide.finish();
};

type FrameProps = { failed?: number; error?: string | undefined; stale?: boolean };

function Frame({ failed = 0, error, stale = false }: FrameProps) {
  const items = [{ fieldId: 'no', text: 'กรอกเลขสมาชิก' }];
  return (
    <main>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <form style={{ display: 'grid', rowGap: 20, alignContent: 'start' }}>
          {stale && <Alert slides title="ไม่สามารถเชื่อมต่อได้" />}
          {failed > 0 && <FormSummary key={failed} title="ยังบันทึกไม่ได้" items={items} />}
          <TextField id="no" label="เลขสมาชิก" error={error} />
          <button type="button">บันทึก</button>
        </form>
        <aside style={{ height: 600 }}>โทรสอบถาม</aside>
      </div>
      <footer>ที่อยู่</footer>
    </main>
  );
}

it.each<[string, FrameProps, number]>([
  ['form-summary', { failed: 1 }, 20],
  ['alert', { stale: true }, 20],
  ['field-error', { error: 'กรอกเลขสมาชิก' }, 8],
])('slides what stands below a %s from where it was, and back', (slot, message, gap) => {
  const { rerender } = render(<Frame />);
  const button = screen.getByRole('button');
  const before = getTop(button);
  const footer = getTop(screen.getByText('ที่อยู่'));
  rerender(<Frame {...message} />);
  expect(getTop(button)).toBeCloseTo(before, 0);
  expect(getTop(screen.getByText('ที่อยู่'))).toBeCloseTo(footer, 0);
  endSlides();
  const room = getRoom(slot) + gap;
  expect(room).toBeGreaterThan(gap);
  expect(getTop(button)).toBeCloseTo(before + room, 0);
  rerender(<Frame />);
  expect(getTop(button)).toBeCloseTo(before + room, 0);
  endSlides();
  expect(getTop(button)).toBeCloseTo(before, 0);
});

it('moves nothing where one message takes the place of another', () => {
  const { rerender } = render(<Frame failed={1} />);
  endSlides();
  const button = screen.getByRole('button');
  const before = getTop(button);
  rerender(<Frame failed={2} />);
  expect(getTop(button)).toBeCloseTo(before, 0);
  endSlides();
  expect(getTop(button)).toBeCloseTo(before, 0);
});

it('moves at once for who prefers reduced motion', async () => {
  await preferMotion('reduce');
  const { rerender } = render(<Frame />);
  const before = getTop(screen.getByRole('button'));
  rerender(<Frame failed={1} />);
  expect(document.getAnimations()).toEqual([]);
  expect(getTop(screen.getByRole('button'))).toBeCloseTo(before + getRoom('form-summary') + 20, 0);
});

it('does not slide in a dialog, which stays in the middle of the window', () => {
  const frame = (failed: number) => (
    <dialog open>
      <Frame failed={failed} />
    </dialog>
  );
  const { rerender } = render(frame(0));
  rerender(frame(1));
  expect(document.getAnimations()).toEqual([]);
});
