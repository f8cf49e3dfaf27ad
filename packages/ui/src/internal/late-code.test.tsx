import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type LateCode, createLateCode, intentProps, useLateCode } from './late-code.ts';

type Sheet = { words: string };

function Opener({ late }: { late: LateCode<Sheet> }) {
  const [open, setOpen] = useState(false);
  const code = useLateCode(late, open, () => setOpen(false));
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} {...intentProps(late)}>
        เปิด
      </button>
      {open && code && <p>{code.words}</p>}
    </>
  );
}

it('is fetched once for all parts that share it', async () => {
  const load = vi.fn<() => Promise<Sheet>>().mockResolvedValue({ words: 'เมนู' });
  const late = createLateCode(load);
  render(
    <>
      <Opener late={late} />
      <Opener late={late} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(await screen.findAllByText('เมนู')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

it('is on its way before the button is pressed, and not before it is pointed at', async () => {
  const load = vi.fn<() => Promise<Sheet>>().mockResolvedValue({ words: 'เมนู' });
  render(<Opener late={createLateCode(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button'));
  expect(load).toHaveBeenCalledOnce();
});

it('leaves what it cannot open closed, and is tried again by the next press', async () => {
  let online = false;
  const load = () => (online ? Promise.resolve({ words: 'เมนู' }) : Promise.reject(new TypeError('offline')));
  render(<Opener late={createLateCode(load)} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  online = true;
  await userEvent.click(button);
  expect(await screen.findByText('เมนู')).toBeTruthy();
});
