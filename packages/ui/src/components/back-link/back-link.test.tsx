import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { BackLink } from './back-link.tsx';

describeKitPart(<BackLink href="#/home" />, { element: HTMLAnchorElement, slot: 'back-link' });

describe('BackLink', () => {
  it('says กลับ, or what it is given', () => {
    render(
      <>
        <BackLink href="#a" />
        <BackLink href="#b">กลับไปเงินฝาก</BackLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'กลับ' }).getAttribute('href')).toBe('#a');
    expect(screen.getByRole('link', { name: 'กลับไปเงินฝาก' }).getAttribute('href')).toBe('#b');
  });

  it('lends its looks and its arrow to a button', async () => {
    const goBack = vi.fn<() => void>();
    render(
      <BackLink asChild>
        <button type="button" onClick={goBack}>
          กลับ
        </button>
      </BackLink>,
    );
    const button = screen.getByRole('button', { name: 'กลับ' });
    expect(button.querySelector('svg')).not.toBeNull();
    expect(button.dataset['slot']).toBe('back-link');
    await userEvent.click(button);
    expect(goBack).toHaveBeenCalledOnce();
  });
});
