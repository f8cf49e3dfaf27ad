import { render, screen } from '@testing-library/react';
import { PiggyBank } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { EmptyState } from './empty-state.tsx';

describeKitPart(<EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่มีบัญชี" />, {
  element: HTMLDivElement,
  slot: 'empty-state',
});

describe('EmptyState', () => {
  it('says what is not there in a heading, and when it will be under it', () => {
    const { container } = render(
      <EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่มีบัญชีเงินฝาก">
        บัญชีใหม่แสดงในวันทำการถัดไป
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'ยังไม่มีบัญชีเงินฝาก' })).not.toBeNull();
    expect(container.textContent).toContain('บัญชีใหม่แสดงในวันทำการถัดไป');
  });

  it('draws its icon large and thin', () => {
    const { container } = render(<EmptyState icon={<PiggyBank aria-hidden />} title="ยังไม่มีบัญชี" />);
    const icon = container.querySelector('svg');
    expect(icon?.getBoundingClientRect().width).toBe(40);
    expect(getComputedStyle(icon ?? container).strokeWidth).toBe('1.25px');
  });
});
