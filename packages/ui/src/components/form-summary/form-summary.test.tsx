import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormSummary } from './form-summary.tsx';

const ITEMS = [{ fieldId: 'birth', text: 'วันเกิด: ไม่มีวันที่ 29 กุมภาพันธ์ 2566' }];

describeKitPart(<FormSummary title="ยังบันทึกไม่ได้" items={ITEMS} />, {
  element: HTMLElement,
  slot: 'form-summary',
});

describe('FormSummary', () => {
  it('takes focus when it appears', () => {
    render(<FormSummary title="ยังบันทึกไม่ได้" items={ITEMS} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'ยังบันทึกไม่ได้' }));
  });

  it('takes no focus while its lines change', () => {
    const { rerender } = render(<FormSummary title="ยังบันทึกไม่ได้" items={ITEMS} />);
    screen.getByRole('link').focus();
    rerender(<FormSummary title="ยังบันทึกไม่ได้" items={[...ITEMS, { fieldId: 'no', text: 'เลขสมาชิก' }]} />);
    expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
  });

  it('leads from a line to its field and leaves the address alone', async () => {
    const address = window.location.href;
    render(
      <>
        <FormSummary title="ยังบันทึกไม่ได้" items={ITEMS} />
        <div style={{ height: 3000 }} />
        <TextField id="birth" label="วันเกิด" />
      </>,
    );
    await userEvent.click(page.getByRole('link'));
    expect(document.activeElement?.id).toBe('birth');
    expect(window.location.href).toBe(address);
    const label = screen.getByText('วันเกิด', { selector: 'label *' }).getBoundingClientRect();
    expect(label.top).toBeGreaterThanOrEqual(0);
    expect(label.bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('has lines that are targets of 44 px', () => {
    render(<FormSummary title="ยังบันทึกไม่ได้" items={ITEMS} />);
    expect(screen.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
