import * as Radix from '@radix-ui/react-dialog';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogActions,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../src/components/alert-dialog/index.ts';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../src/components/dialog/index.ts';
import { ImpersonationBar } from '../../src/components/impersonation-bar/index.ts';
import { SessionWarning } from '../../src/components/session-warning/index.ts';
import { spyOnConsole } from './quiet-console.ts';

const refused: string[] = [];
const ignore = () => undefined;

/** Sets the portal's policy on the page for good: afterwards even the test runner cannot add a stylesheet. */
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
    refused.push(`${effectiveDirective} ${sourceFile}`);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'";
  document.head.append(policy);
});

afterEach(() => {
  refused.length = 0;
});

/** Violations are reported in order, each in its own task: once ours is reported, so are all before it. */
function waitForViolations(): Promise<string[]> {
  const style = document.createElement('style');
  style.textContent = 'probe {}';
  return new Promise((resolve) => {
    style.addEventListener('securitypolicyviolation', (event) => {
      event.stopPropagation();
      style.remove();
      resolve(refused);
    });
    document.head.append(style);
  });
}

it('refuses the style element of Radix', async () => {
  render(
    <Radix.Root defaultOpen>
      <Radix.Overlay>
        <Radix.Content>
          <Radix.Title>ปิดหน้านี้หรือไม่</Radix.Title>
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Root>,
  );
  await waitFor(() => expect(refused.length).toBeGreaterThan(0));
  expect(refused[0]).toMatch(/^style-src-elem /);
});

describe("under style-src 'self'", () => {
  it.each([
    [
      'Dialog',
      <Dialog key="dialog" defaultOpen>
        <DialogContent title="รับใบเสร็จทางอีเมลหรือไม่" description="ส่งทุกเดือน">
          <DialogActions>
            <DialogClose variant="primary">รับทางอีเมล</DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>,
    ],
    [
      'AlertDialog',
      <AlertDialog key="alert-dialog" defaultOpen>
        <AlertDialogContent title="ลบรูปสมาชิกหรือไม่" description="นำกลับมาไม่ได้">
          <AlertDialogActions>
            <AlertDialogAction>ลบรูป</AlertDialogAction>
            <AlertDialogCancel>เก็บรูปไว้</AlertDialogCancel>
          </AlertDialogActions>
        </AlertDialogContent>
      </AlertDialog>,
    ],
    [
      'SessionWarning',
      <SessionWarning
        key="warning"
        secondsLeft={105}
        onContinue={ignore}
        onSignOut={ignore}
        state="failed"
      />,
    ],
  ])('%s opens, holds the page and closes without a refusal', async (_, dialog) => {
    const spy = spyOnConsole();
    const { unmount } = render(
      <>
        <main style={{ height: 3000 }}>หน้า</main>
        {dialog}
      </>,
    );
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(getComputedStyle(document.body).pointerEvents).toBe('none');
    await userEvent.keyboard('{Escape}');
    unmount();
    expect(await waitForViolations()).toEqual([]);
    spy.stop();
    spy.expectQuiet();
  });

  it('ImpersonationBar takes its room without a refusal', async () => {
    await page.viewport(320, 640);
    document.documentElement.dataset['textSize'] = '200';
    render(
      <ImpersonationBar
        staffName="วิชัย รุ่งเรือง"
        memberName="สมหญิง ใจดี"
        membershipNo="001234"
        minutesLeft={12}
        onEnd={ignore}
      />,
    );
    await waitFor(() => expect(screen.getByRole('region').style.top).toMatch(/^-\d/));
    expect(await waitForViolations()).toEqual([]);
    delete document.documentElement.dataset['textSize'];
  });
});
