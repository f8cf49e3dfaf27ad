import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Spinner } from './spinner.tsx';

describeKitPart(<Spinner />, { element: HTMLOutputElement, slot: 'spinner' });

describe('Spinner', () => {
  afterEach(() => cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] }));

  function turning(): number {
    return screen.getByRole('status').querySelector('svg')?.getAnimations().length ?? -1;
  }

  function prefer(value: string) {
    return cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  }

  it('says what is in progress', () => {
    render(<Spinner label="กำลังอ่านรูป" />);
    expect(screen.getByRole('status').textContent).toBe('กำลังอ่านรูป');
  });

  it('turns', async () => {
    await prefer('no-preference');
    render(<Spinner />);
    expect(turning()).toBe(1);
  });

  it('does not turn under reduced motion', async () => {
    await prefer('reduce');
    render(<Spinner />);
    expect(turning()).toBe(0);
  });

  it('is not printed', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    render(<Spinner />);
    expect(getComputedStyle(screen.getByText('กำลังโหลด').closest('output') ?? document.body).display).toBe(
      'none',
    );
  });
});
