import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ChoiceField } from './choice-field.tsx';

const OPTIONS = [
  { value: 'yes', label: 'ใช่' },
  { value: 'no', label: 'ไม่ใช่' },
] as const;
const nothing = () => {};

describeKitPart(<ChoiceField label="ถูกต้องไหม" options={OPTIONS} value={null} onValueChange={nothing} />, {
  element: HTMLFieldSetElement,
  slot: 'choice-field',
});

describe('ChoiceField', () => {
  it('has no answer beforehand, and tells the one that is chosen', async () => {
    const choose = vi.fn<(value: 'yes' | 'no') => void>();
    render(<ChoiceField label="ถูกต้องไหม" options={OPTIONS} value={null} onValueChange={choose} />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(page.getByText('ไม่ใช่'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('no');
  });

  it('has answers of at least 44 px', () => {
    render(<ChoiceField label="ถูกต้องไหม" options={OPTIONS} value="yes" onValueChange={nothing} />);
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it('does not move when an answer is chosen', () => {
    const field = (value: 'yes' | null) => (
      <ChoiceField label="ถูกต้องไหม" options={OPTIONS} value={value} onValueChange={nothing} />
    );
    const { rerender } = render(field(null));
    const [radio] = screen.getAllByRole('radio');
    const before = radio?.getBoundingClientRect().left;
    rerender(field('yes'));
    expect(radio?.getBoundingClientRect().left).toBe(before);
  });

  it('keeps groups apart', async () => {
    const group = (label: string) => (
      <ChoiceField label={label} options={OPTIONS} value="yes" onValueChange={nothing} />
    );
    render(
      <>
        {group('ก')}
        {group('ข')}
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    await expect.element(page.getByRole('radiogroup', { name: 'ข' })).toBeVisible();
  });
});
