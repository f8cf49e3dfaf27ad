import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Alert } from '../components/alert/index.ts';
import { Passbook, PassbookCover } from '../components/passbook/index.ts';
import { PlainLayout } from '../components/plain-layout/index.ts';
import { SessionWarning } from '../components/session-warning/index.ts';
import { TopBar } from '../components/top-bar/index.ts';
import { COOP_EN, COOP_TH } from './example-cooperative.ts';
import { UnsavedFormPage } from './unsaved-form-page.tsx';

type Stage = 'warned' | 'ended' | 'on' | 'out';

/** A session without a timer: the app counts the seconds. */
function SessionEnd({ stage: first }: { stage: Stage }) {
  const [stage, setStage] = useState(first);
  if (stage === 'out') return <SignInPage notice={<SessionEnded />} />;
  return (
    <UnsavedFormPage>
      {stage !== 'on' && (
        <SessionWarning
          secondsLeft={stage === 'ended' ? 0 : 105}
          onContinue={() => setStage('on')}
          onSignOut={() => setStage('out')}
        />
      )}
    </UnsavedFormPage>
  );
}

/** On the sign-in page a notice is shown above the form. */
function SignInPage({ notice }: { notice: ReactNode }) {
  return (
    <PlainLayout topBar={<TopBar coopNameTH={COOP_TH} coopNameEN={COOP_EN} />}>
      <div className="grid max-w-form gap-5">
        {notice}
        <Passbook>
          <PassbookCover level={1} title="ระบบสมาชิก Online" />
        </Passbook>
      </div>
    </PlainLayout>
  );
}

/** Exactly the words of the specification. */
function SessionEnded() {
  return <Alert tone="warning" role="alert" title="ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง" />;
}

const meta = {
  title: 'รูปแบบ/สิ้นสุดการเข้าสู่ระบบ',
  component: SessionEnd,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  args: { stage: 'warned' },
} satisfies Meta<typeof SessionEnd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two minutes before the end: one question, the safe answer first. */
export const Warned: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'ใกล้หมดเวลาเข้าสู่ระบบ' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Continuing keeps everything as it was. */
export const GoingOn: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const goOn = await screen.findByRole('button', { name: 'ใช้งานต่อ' });
    await waitFor(() => expect(goOn).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'เรื่องที่เสนอ' })).toHaveValue(
      'ขอเพิ่มค่าหุ้นรายเดือนเป็น 3,000 บาท',
    );
  },
};

export const WarnedOnATelephone: Story = { ...Warned, globals: { viewport: { value: 'w360' } } };

/** The session has ended on an open page: the only action is to sign in again. */
export const Ended: Story = { args: { stage: 'ended' } };

/** Leads to the sign-in page, with the reason above the form. */
export const SigningInAgain: Story = {
  tags: ['!dev', '!autodocs'],
  args: { stage: 'ended' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบอีกครั้ง' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ/));
    await expect(canvas.getByRole('heading', { level: 1, name: 'ระบบสมาชิก Online' })).toBeVisible();
  },
};

/** Signed out by the server: the sign-in page says why. */
export const SignedOut: Story = { args: { stage: 'out' } };

/** Signed out by the member: a confirmation only. */
export const SignedOutByOneself: Story = {
  render: () => <SignInPage notice={<Alert tone="success" title="ออกจากระบบแล้ว" />} />,
};
