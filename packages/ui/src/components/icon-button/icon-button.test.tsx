import { render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { IconButton } from './icon-button.tsx';

describeKitPart(
  <IconButton label="ปิด">
    <X aria-hidden />
  </IconButton>,
  { element: HTMLButtonElement, slot: 'icon-button' },
);

describe('IconButton', () => {
  it('is named, and explained to a resting pointer, by its label', () => {
    render(<IconButton label="ปิดข้อความ" />);
    expect(screen.getByRole('button', { name: 'ปิดข้อความ' }).title).toBe('ปิดข้อความ');
  });

  it('is a square target of 44 px', () => {
    render(
      <IconButton label="ปิด">
        <X aria-hidden />
      </IconButton>,
    );
    const { width, height } = screen.getByRole('button').getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});
