import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Button } from './button.tsx';

describeKitPart(<Button>บันทึก</Button>, { element: HTMLButtonElement, slot: 'button' });
describeKitPart(
  <Button asChild>
    <a href="#home">หน้าแรก</a>
  </Button>,
  { element: HTMLAnchorElement, slot: 'button' },
);

function sentForms(button: React.ReactElement) {
  const send = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input aria-label="จำนวนเงิน" />
      {button}
    </form>,
  );
  return send;
}

describe('Button', () => {
  it('sends no form by default', async () => {
    const send = sentForms(<Button>บันทึก</Button>);
    await userEvent.click(page.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('sends its form as a submit button', async () => {
    const send = sentForms(<Button type="submit">บันทึก</Button>);
    await userEvent.click(page.getByRole('button'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('sends no form while it is busy, neither by click nor by Enter in a field', async () => {
    const send = sentForms(
      <Button type="submit" busyLabel="กำลังบันทึก">
        บันทึก
      </Button>,
    );
    await userEvent.click(page.getByRole('button'), { force: true });
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps its focus when it turns busy', () => {
    const { rerender } = render(<Button>บันทึก</Button>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(<Button busyLabel="กำลังบันทึก">บันทึก</Button>);
    expect(document.activeElement).toBe(button);
    expect(button.dataset['state']).toBe('busy');
  });

  it('is named by its busy words alone while it is busy', async () => {
    render(<Button busyLabel="กำลังบันทึก">บันทึก</Button>);
    await expect.element(page.getByRole('button', { name: 'กำลังบันทึก', exact: true })).toBeVisible();
  });

  it('gets no narrower when it turns busy', () => {
    const { rerender } = render(<Button>ดาวน์โหลดรายการทั้งหมดของปีนี้</Button>);
    const width = () => screen.getByRole('button').getBoundingClientRect().width;
    const idle = width();
    rerender(<Button busyLabel="กำลังโหลด">ดาวน์โหลดรายการทั้งหมดของปีนี้</Button>);
    expect(width()).toBe(idle);
  });

  it('shows under the pointer too that it is busy', async () => {
    render(
      <Button variant="primary" busyLabel="กำลังบันทึก">
        บันทึก
      </Button>,
    );
    const button = screen.getByRole('button');
    const before = getComputedStyle(button).backgroundColor;
    await userEvent.hover(page.getByRole('button'));
    expect(getComputedStyle(button).backgroundColor).toBe(before);
  });

  it.each([
    ['sm', 44],
    ['md', 44],
    ['lg', 52],
  ] as const)('is a target of its size: %s', (size, height) => {
    render(<Button size={size}>บันทึก</Button>);
    expect(screen.getByRole('button').getBoundingClientRect().height).toBe(height);
  });
});
