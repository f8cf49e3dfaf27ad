import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ErrorState } from './error-state.tsx';

describeKitPart(<ErrorState onRetry={() => {}} />, { element: HTMLDivElement, slot: 'error-state' });

describe('ErrorState', () => {
  it('interrupts a screen reader', () => {
    render(<ErrorState onRetry={() => {}}>ข้อมูลของท่านไม่สูญหาย</ErrorState>);
    expect(screen.getByRole('alert').textContent).toContain('ไม่สามารถเชื่อมต่อได้');
    expect(screen.getByRole('alert').textContent).toContain('ข้อมูลของท่านไม่สูญหาย');
  });

  it('calls onRetry at each press', async () => {
    const retry = vi.fn<() => void>();
    render(<ErrorState onRetry={retry} />);
    await userEvent.click(page.getByRole('button', { name: 'ลองอีกครั้ง' }));
    await userEvent.keyboard('{Enter}');
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('keeps focus and tries only once while it is busy', async () => {
    const retry = vi.fn<() => void>();
    const { rerender } = render(<ErrorState onRetry={retry} />);
    screen.getByRole('button').focus();
    rerender(<ErrorState onRetry={retry} busyLabel="กำลังโหลด" />);
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('กำลังโหลด');
    expect(retry).not.toHaveBeenCalled();
  });
});
