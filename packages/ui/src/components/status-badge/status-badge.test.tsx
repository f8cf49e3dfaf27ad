import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { StatusBadge } from './status-badge.tsx';

describeKitPart(<StatusBadge>ปกติ</StatusBadge>, { element: HTMLSpanElement, slot: 'status-badge' });

it('is neutral by default', () => {
  const { container } = render(
    <>
      <StatusBadge>ปกติ</StatusBadge>
      <StatusBadge tone="danger">คืนใบเสร็จ</StatusBadge>
    </>,
  );
  const tones = [...container.querySelectorAll<HTMLElement>('[data-slot=status-badge]')].map(
    (badge) => badge.dataset['tone'],
  );
  expect(tones).toEqual(['neutral', 'danger']);
});

it('draws its outline in the colour of its word', () => {
  const { container } = render(<StatusBadge tone="success">ใบเสร็จรับเงิน</StatusBadge>);
  const style = getComputedStyle(container.firstElementChild ?? document.body);
  expect(style.borderTopColor).toBe(style.color);
  expect(style.borderTopStyle).toBe('solid');
  expect(Number.parseFloat(style.borderTopWidth)).toBeGreaterThanOrEqual(1);
});
