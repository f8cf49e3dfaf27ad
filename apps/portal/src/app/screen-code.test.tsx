import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { screenCode } from './screen-code.tsx';

const Loaded = () => <h1>เงินฝาก</h1>;
const code = () => screenCode(() => Promise.resolve({ default: Loaded }));

describe('a part whose code comes by itself', () => {
  it('is drawn at once where its code was fetched ahead', async () => {
    const { fetch, Part } = code();
    await fetch();
    render(
      <Suspense fallback="กำลังโหลด">
        <Part />
      </Suspense>,
    );
    expect(screen.getByRole('heading').textContent).toBe('เงินฝาก');
  });

  it('is drawn as soon as its code is there', async () => {
    const { Part } = code();
    render(
      <Suspense fallback="กำลังโหลด">
        <Part />
      </Suspense>,
    );
    expect(screen.getByText('กำลังโหลด')).toBeDefined();
    expect(await screen.findByRole('heading')).toBeDefined();
  });
});
