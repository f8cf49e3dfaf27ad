import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { WovenBand } from './woven-band.tsx';

describeKitPart(<WovenBand />, { element: HTMLDivElement, slot: 'woven-band' });

it('fills itself with its own pattern of 28 by 16 px', () => {
  const { container } = render(<WovenBand />);
  const pattern = container.querySelector('pattern');
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe(`url(#${pattern?.id})`);
  expect(pattern?.getAttribute('width')).toBe('14');
  expect(pattern?.getAttribute('patternTransform')).toBe('scale(2)');
});

it('loads no picture', () => {
  const { container } = render(<WovenBand />);
  expect(container.querySelector('img, image, style')).toBeNull();
});
