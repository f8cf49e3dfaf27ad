import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from './alert-dialog.tsx';

const WORDS = { title: 'ลบรูปสมาชิกหรือไม่', description: 'นำกลับมาไม่ได้' };

function Opened({ children }: { children: ReactNode }) {
  return <AlertDialog defaultOpen>{children}</AlertDialog>;
}

function OnSheet({ children }: { children: ReactNode }) {
  return (
    <AlertDialog defaultOpen>
      <AlertDialogContent {...WORDS}>{children}</AlertDialogContent>
    </AlertDialog>
  );
}

describeKitPart(<AlertDialogTrigger>ลบรูป</AlertDialogTrigger>, {
  element: HTMLButtonElement,
  slot: 'alert-dialog-trigger',
  wrapper: AlertDialog,
});
describeKitPart(<AlertDialogContent {...WORDS}>รูป</AlertDialogContent>, {
  element: HTMLDivElement,
  slot: 'alert-dialog-content',
  wrapper: Opened,
});
describeKitPart(<AlertDialogActions>ลบรูป</AlertDialogActions>, {
  element: HTMLDivElement,
  slot: 'alert-dialog-actions',
  wrapper: OnSheet,
});
describeKitPart(<AlertDialogCancel>เก็บรูปไว้</AlertDialogCancel>, {
  element: HTMLButtonElement,
  slot: 'alert-dialog-cancel',
  wrapper: OnSheet,
});
describeKitPart(<AlertDialogAction>ลบรูป</AlertDialogAction>, {
  element: HTMLButtonElement,
  slot: 'alert-dialog-action',
  wrapper: OnSheet,
});

function renderQuestion(props: { onRemove?: () => void; busyLabel?: string } = {}) {
  const { onRemove, busyLabel } = props;
  render(
    <AlertDialog defaultOpen>
      <AlertDialogContent {...WORDS}>
        <AlertDialogActions>
          <AlertDialogAction onClick={onRemove} busyLabel={busyLabel}>
            ลบรูป
          </AlertDialogAction>
          <AlertDialogCancel>เก็บรูปไว้</AlertDialogCancel>
        </AlertDialogActions>
      </AlertDialogContent>
    </AlertDialog>,
  );
}

describe('AlertDialog', () => {
  it('is an alert with the name of its question, described by what happens then', () => {
    renderQuestion();
    const dialog = screen.getByRole('alertdialog', { name: WORDS.title });
    const describedBy = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(WORDS.description);
  });

  it('starts on the safe answer, although that is not the first', () => {
    renderQuestion();
    expect(document.activeElement?.textContent).toBe('เก็บรูปไว้');
  });

  it('outlines the other answer in the colour of danger and never fills it', () => {
    renderQuestion();
    const sheet = getComputedStyle(screen.getByRole('alertdialog'));
    const answer = getComputedStyle(screen.getByRole('button', { name: 'ลบรูป' }));
    expect(answer.backgroundColor).toBe(sheet.backgroundColor);
    expect(answer.color).toBe('rgb(148, 29, 27)');
  });

  it('does not close by a press outside', async () => {
    renderQuestion();
    // Radix starts to listen for presses outside in a timer, which runs before this one.
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.click(page.elementLocator(document.body), { position: { x: 4, y: 4 } });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it.each([
    ['the safe answer', 'เก็บรูปไว้', 0],
    ['the other', 'ลบรูป', 1],
  ])('closes with %s', async (_, name, times) => {
    const onRemove = vi.fn<() => void>();
    renderQuestion({ onRemove });
    await userEvent.click(page.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onRemove).toHaveBeenCalledTimes(times);
  });

  it('stays while its action is busy, and does not repeat it', async () => {
    const onRemove = vi.fn<() => void>();
    renderQuestion({ onRemove, busyLabel: 'กำลังลบรูป' });
    await userEvent.click(page.getByRole('button', { name: 'กำลังลบรูป' }), { force: true });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(onRemove).not.toHaveBeenCalled();
  });
});
