import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { CheckboxField } from './checkbox-field.tsx';

describeKitPart(<CheckboxField label="จำไว้" />, { element: HTMLInputElement, slot: 'checkbox-field' });

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('CheckboxField', () => {
  it('is named by its label alone and described by hint and error', async () => {
    render(<CheckboxField label="จำไว้" hint="เครื่องนี้เท่านั้น" error="เลือกก่อน" />);
    await expect.element(page.getByRole('checkbox', { name: 'จำไว้', exact: true })).toBeVisible();
    const ids = box().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['เครื่องนี้เท่านั้น', 'เลือกก่อน']);
    expect(box().ariaInvalid).toBe('true');
  });

  it('is a target of 44 px around a box of 24 px', () => {
    render(<CheckboxField label="จำไว้" />);
    expect(box().getBoundingClientRect().width).toBe(24);
    expect(box().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('changes by a click on its hint', async () => {
    const change = vi.fn<(checked: boolean) => void>();
    render(<CheckboxField label="จำไว้" hint="เครื่องนี้" onChange={(event) => change(event.target.checked)} />);
    await userEvent.click(page.getByText('เครื่องนี้'));
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows its tick only when checked', () => {
    const { container, rerender } = render(<CheckboxField label="จำไว้" checked onChange={() => {}} />);
    const tick = () => getComputedStyle(container.querySelector('svg') ?? document.body).visibility;
    expect(tick()).toBe('visible');
    rerender(<CheckboxField label="จำไว้" checked={false} onChange={() => {}} />);
    expect(tick()).toBe('hidden');
  });
});
