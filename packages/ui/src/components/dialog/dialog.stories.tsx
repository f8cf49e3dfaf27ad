import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogTrigger,
} from './dialog.tsx';

const meta = {
  title: 'ข้อความถึงผู้ใช้/Dialog',
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogActions, DialogClose },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    title: 'รับใบเสร็จทางอีเมลหรือไม่',
    description: 'สหกรณ์จะส่งใบเสร็จทุกเดือนไปที่ somying@example.com และไม่ส่งทางไปรษณีย์อีก',
  },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <Answers />
      </DialogContent>
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

function Answers() {
  return (
    <DialogActions>
      <DialogClose>รับทางไปรษณีย์ต่อ</DialogClose>
      <DialogClose variant="primary">รับทางอีเมล</DialogClose>
    </DialogActions>
  );
}

/** Opened by its trigger. Focus starts on the safe action, stays inside, and returns. */
export const Default: Story = {
  render: (args) => (
    <Dialog>
      <div className="p-gutter">
        <DialogTrigger asChild>
          <Button>เปลี่ยนวิธีรับใบเสร็จ</Button>
        </DialogTrigger>
      </div>
      <DialogContent {...args}>
        <Answers />
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'เปลี่ยนวิธีรับใบเสร็จ' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'รับใบเสร็จทางอีเมลหรือไม่' });
    await expect(dialog).toHaveAccessibleDescription(/ส่งใบเสร็จทุกเดือน/);
    const [other, safeWay] = [
      screen.getByRole('button', { name: 'รับทางไปรษณีย์ต่อ' }),
      screen.getByRole('button', { name: 'รับทางอีเมล' }),
    ];
    await expect(safeWay).toHaveFocus();
    await userEvent.tab();
    await expect(other).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(safeWay).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The open dialog: a press outside does not close it. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'รับทางอีเมล' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A dialog that only informs: a press outside closes it. */
export const ReadOnly: Story = {
  args: {
    title: 'เงินปันผลคิดอย่างไร',
    description: 'คิดตามอัตราที่ที่ประชุมใหญ่อนุมัติ จากทุนเรือนหุ้นที่ถืออยู่ในแต่ละเดือนของปีบัญชี',
    outside: 'closes',
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <DialogActions>
          <DialogClose>ปิดคำอธิบาย</DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  ),
};

export const ClosesByPressOutside: Story = {
  ...ReadOnly,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Without actions the dialog brings its own way out, and a press outside closes it too. */
export const WithoutActions: Story = {
  args: {
    title: 'เงินปันผลคิดอย่างไร',
    description: 'คิดตามอัตราที่ที่ประชุมใหญ่อนุมัติ จากทุนเรือนหุ้นที่ถืออยู่ในแต่ละเดือนของปีบัญชี',
  },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args} />
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'ปิด' })).toHaveFocus());
  },
};

type ContactProps = DialogContentProps & { save: (phone: string) => void; saving?: boolean };

function Contact({ save, saving = false, ...args }: ContactProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = new FormData(event.currentTarget).get('phone');
    if (typeof phone === 'string' && phone.length === 10) save(phone);
    else setError('พิมพ์เบอร์โทรศัพท์ให้ครบ 10 หลัก');
  };
  return (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <form className="mt-4 grid gap-4" noValidate onSubmit={submit}>
          <TextField
            label="โทรศัพท์มือถือ"
            hint="10 หลัก เช่น 0812345678"
            name="phone"
            inputMode="tel"
            error={error}
          />
          <TextField label="อีเมล" name="email" type="email" defaultValue="somying@example.com" optional />
          <DialogActions>
            <DialogClose>กลับไปข้อมูลเดิม</DialogClose>
            <Button type="submit" variant="primary" busyLabel={saving ? 'กำลังบันทึก' : undefined}>
              บันทึก
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const contact = {
  title: 'แก้ข้อมูลติดต่อ',
  description: 'เจ้าหน้าที่จะใช้ข้อมูลนี้เมื่อต้องติดต่อกลับ',
};
const save = fn<(phone: string) => void>();

/** With a form: focus starts in the first field, Enter sends it, and errors appear at their fields. */
export const WithForm: Story = {
  args: contact,
  render: (args) => <Contact {...args} save={save} />,
  play: async ({ userEvent }) => {
    save.mockClear();
    const phone = await screen.findByRole('textbox', { name: /โทรศัพท์มือถือ/ });
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '081234{Enter}');
    const error = await screen.findByText(/ให้ครบ 10 หลัก$/);
    await waitFor(() => expect(error).toBeVisible());
    await expect(save).not.toHaveBeenCalled();
    await userEvent.type(phone, '5678{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith('0812345678');
  },
};

/** While it saves the primary button says so and does not send again. */
export const Busy: Story = {
  args: contact,
  render: (args) => <Contact {...args} save={save} saving />,
  play: async ({ userEvent }) => {
    save.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'กำลังบันทึก' }));
    await expect(save).not.toHaveBeenCalled();
  },
};

/** Opened without a trigger, focus goes back to where it was. */
export const OpensByItself: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <div className="p-gutter">
          <Button onClick={() => setOpen(true)}>ดูใบเสร็จ</Button>
        </div>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent {...args}>
            <Answers />
          </DialogContent>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ดูใบเสร็จ' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const ARTICLES = [
  'สมาชิกต้องเก็บรหัสผ่านไว้เป็นความลับ และเปลี่ยนทันทีเมื่อสงสัยว่ามีผู้อื่นรู้',
  'ข้อมูลในระบบปรับปรุงทุกวันทำการ เวลา 18.00 น. หากไม่ตรงกับสมุดคู่บัญชีให้ถือสมุดคู่บัญชีเป็นหลัก',
  'สหกรณ์เก็บประวัติการเข้าใช้ระบบไว้ตามที่กฎหมายกำหนด เพื่อความปลอดภัยของสมาชิก',
  'เอกสารที่พิมพ์จากระบบใช้ตรวจสอบได้ แต่ไม่ใช้แทนหนังสือรับรองของสหกรณ์',
  'สมาชิกแจ้งแก้ไขข้อมูลส่วนตัวได้ที่ฝ่ายสมาชิก ในวันและเวลาทำการ',
  'สหกรณ์ไม่มีนโยบายขอรหัสผ่านทางโทรศัพท์ ข้อความ หรืออีเมล',
];

/** Taller than the window: the content scrolls, and the actions stay at the foot. */
export const LongContent: Story = {
  args: { title: 'ข้อตกลงการใช้ระบบ', description: undefined },
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent {...args}>
        <ol className="mt-2 grid list-decimal gap-3 ps-6">
          {[...ARTICLES, ...ARTICLES, ...ARTICLES].map((article, at) => (
            <li key={`${at}-${article}`}>{article}</li>
          ))}
        </ol>
        <DialogActions>
          <DialogClose>อ่านภายหลัง</DialogClose>
          <DialogClose variant="primary">ยอมรับข้อตกลง</DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const sheet = await screen.findByRole('dialog');
    const accept = screen.getByRole('button', { name: 'ยอมรับข้อตกลง' });
    const { innerHeight } = canvasElement.ownerDocument.defaultView ?? window;
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.scrollTop).toBe(0);
    await expect(accept.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const LongWords: Story = {
  args: {
    title: 'ให้นางสาวปิ่นมณีรัตน์กานดา ศรีสุขเกษมสันต์ ณ อยุธยา เป็นผู้รับโอนประโยชน์หรือไม่',
    description: 'แทนนายกิตติพัฒนพงศ์วรโชติ เจริญรุ่งเรืองสกุลวงศ์ไพบูลย์ ซึ่งแจ้งไว้เมื่อ 7 กุมภาพันธ์ 2560 มีผลเมื่อคณะกรรมการอนุมัติ',
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const safeWay = await screen.findByRole('button', { name: 'รับทางอีเมล' });
    const other = screen.getByRole('button', { name: 'รับทางไปรษณีย์ต่อ' });
    await expect(safeWay.getBoundingClientRect().bottom).toBeLessThan(other.getBoundingClientRect().top);
    await expect(safeWay.getBoundingClientRect().width).toBe(other.getBoundingClientRect().width);
  },
};

/** In a small window with large text the whole dialog scrolls, starting at its title. */
export const LargeText: Story = {
  ...LongContent,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollTop).toBe(0);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ข้อตกลงการใช้ระบบ' })).toBeVisible());
  },
};

export const Dark: Story = { globals: { appearance: 'dark' } };

export const HighContrast: Story = { globals: { appearance: 'contrast' } };

export const HighContrastDark: Story = { globals: { appearance: 'contrast-dark' } };
