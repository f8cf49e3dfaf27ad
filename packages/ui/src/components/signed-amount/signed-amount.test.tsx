import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SignedAmount } from './signed-amount.tsx';

describeKitPart(<SignedAmount value="3000" />, { element: HTMLSpanElement, slot: 'signed-amount' });

describe('SignedAmount', () => {
  it.each([
    ['3000', 'in', 'ฝาก +3,000.00'],
    ['-1740.5', 'out', 'ถอน \u22121,740.50'],
    ['0', 'none', '0.00'],
    ['-0.00', 'none', '0.00'],
  ])('says %s as %s: %s', (value, direction, text) => {
    const { container } = render(<SignedAmount value={value} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('span')?.dataset['direction']).toBe(direction);
  });

  it('colours only what came in', () => {
    render(
      <>
        <SignedAmount value="1" data-testid="in" />
        <SignedAmount value="-1" data-testid="out" />
        <p className="text-text" data-testid="ink">
          ก
        </p>
      </>,
    );
    const colour = (id: string) => getComputedStyle(screen.getByTestId(id)).color;
    expect(colour('out')).toBe(colour('ink'));
    expect(colour('in')).not.toBe(colour('ink'));
  });

  it('leaves out a word that is null', () => {
    const { container } = render(<SignedAmount value="-5" outLabel={null} />);
    expect(container.textContent).toBe('\u22125.00');
  });

  it('says that there is no amount', () => {
    render(<SignedAmount value={null} />);
    expect(screen.getByText('ไม่มีข้อมูล')).toBeTruthy();
  });
});
