import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Mock, afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from './dialog.tsx';

function Opened({ children }: { children: ReactNode }) {
  return <Dialog defaultOpen>{children}</Dialog>;
}

function OnSheet({ children }: { children: ReactNode }) {
  return (
    <Dialog defaultOpen>
      <DialogContent title="รับใบเสร็จทางอีเมลหรือไม่">{children}</DialogContent>
    </Dialog>
  );
}

/** Radix starts to listen for presses outside a moment after opening. */
async function pressOutside(heard: Mock): Promise<void> {
  await expect
    .poll(async () => {
      await userEvent.click(page.elementLocator(document.body), { position: { x: 4, y: 4 } });
      return heard.mock.calls.length;
    })
    .toBeGreaterThan(0);
}

describeKitPart(<DialogTrigger>เปลี่ยน</DialogTrigger>, {
  element: HTMLButtonElement,
  slot: 'dialog-trigger',
  wrapper: Dialog,
});
describeKitPart(<DialogContent title="รับใบเสร็จทางอีเมลหรือไม่">ทุกเดือน</DialogContent>, {
  element: HTMLDivElement,
  slot: 'dialog-content',
  wrapper: Opened,
});
describeKitPart(<DialogActions>ปิด</DialogActions>, {
  element: HTMLDivElement,
  slot: 'dialog-actions',
  wrapper: OnSheet,
});
describeKitPart(<DialogClose>ปิด</DialogClose>, {
  element: HTMLButtonElement,
  slot: 'dialog-close',
  wrapper: OnSheet,
});

const root = document.documentElement;

afterEach(async () => {
  delete root.dataset['textSize'];
  await page.viewport(414, 896);
});

const QUESTION = (
  <DialogContent title="รับใบเสร็จทางอีเมลหรือไม่" description="ส่งทุกเดือน">
    <DialogActions>
      <DialogClose>รับทางไปรษณีย์ต่อ</DialogClose>
      <DialogClose variant="primary">รับทางอีเมล</DialogClose>
    </DialogActions>
  </DialogContent>
);

describe('Dialog', () => {
  it('is named by its title and described by its description', () => {
    render(<Dialog defaultOpen>{QUESTION}</Dialog>);
    const dialog = screen.getByRole('dialog', { name: 'รับใบเสร็จทางอีเมลหรือไม่' });
    const describedBy = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('ส่งทุกเดือน');
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  it('has no description that is not there', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="เงินปันผลคิดอย่างไร">ตามหุ้นที่ถือ</DialogContent>
      </Dialog>,
    );
    expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['stays', 1],
    ['closes', 0],
  ] as const)('%s when the page beside it is pressed', async (outside, left) => {
    const heard = vi.fn<() => void>();
    render(
      <Dialog defaultOpen>
        <DialogContent title="เงินปันผลคิดอย่างไร" outside={outside} onPointerDownOutside={heard}>
          ตามหุ้นที่ถือ
        </DialogContent>
      </Dialog>,
    );
    await pressOutside(heard);
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(left));
  });

  it('without actions closes by its own button, which gets focus first', async () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="เงินปันผลคิดอย่างไร">ตามหุ้นที่ถือ</DialogContent>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ปิด' }));
    await userEvent.click(page.getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names its own button as the caller says', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="Dividends" closeLabel="Close">
          By the shares held
        </DialogContent>
      </Dialog>,
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  });

  it.each([
    ['text', 'ตามหุ้นที่ถือ', 0],
    ['a field', <input key="field" aria-label="เบอร์โทรศัพท์" />, 1],
    ['a field to write freely in', <div key="field" contentEditable suppressContentEditableWarning />, 1],
    ['a hidden field', <input key="field" type="hidden" name="id" value="1" />, 0],
    ['actions', <DialogActions key="actions">รับทางอีเมล</DialogActions>, 1],
    ['a button that closes', <DialogClose key="close">ปิดคำอธิบาย</DialogClose>, 1],
  ])('with %s, a press outside leaves this many open', async (_, content, left) => {
    const heard = vi.fn<() => void>();
    render(
      <Dialog defaultOpen>
        <DialogContent title="เงินปันผลคิดอย่างไร" onPointerDownOutside={heard}>
          {content}
        </DialogContent>
      </Dialog>,
    );
    await pressOutside(heard);
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(left));
  });

  it('keeps what was typed when the page beside it is pressed, and still has a way out', async () => {
    const heard = vi.fn<() => void>();
    render(
      <Dialog defaultOpen>
        <DialogContent title="แก้ข้อมูลติดต่อ" onPointerDownOutside={heard}>
          <input aria-label="เบอร์โทรศัพท์" />
        </DialogContent>
      </Dialog>,
    );
    await userEvent.fill(page.getByRole('textbox'), '0812345678');
    await pressOutside(heard);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0812345678');
    expect(screen.getByRole('button', { name: 'ปิด' })).toBeTruthy();
  });

  it('stays open when its caller prevents closing', async () => {
    const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <Dialog defaultOpen>
        <DialogContent title="เงินปันผลคิดอย่างไร" outside="closes" onPointerDownOutside={heard}>
          ตามหุ้นที่ถือ
        </DialogContent>
      </Dialog>,
    );
    await pressOutside(heard);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('reports Escape and leaves closing to who controls it', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange}>
        {QUESTION}
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('stays while the choice that closes it is busy', async () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="รับใบเสร็จทางอีเมลหรือไม่">
          <DialogClose busyLabel="กำลังบันทึก">รับทางอีเมล</DialogClose>
        </DialogContent>
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button'), { force: true });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('starts in the first field of a form', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent title="แก้ข้อมูลติดต่อ">
          <form>
            <input aria-label="โทรศัพท์มือถือ" />
            <DialogActions>
              <DialogClose variant="primary">บันทึก</DialogClose>
            </DialogActions>
          </form>
        </DialogContent>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('starts where the caller says', () => {
    render(
      <Dialog defaultOpen>
        <DialogContent
          title="รับใบเสร็จทางอีเมลหรือไม่"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-slot=dialog-close]')?.focus();
          }}
        >
          <DialogActions>
            <DialogClose>รับทางไปรษณีย์ต่อ</DialogClose>
            <DialogClose variant="primary">รับทางอีเมล</DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>,
    );
    expect(document.activeElement?.textContent).toBe('รับทางไปรษณีย์ต่อ');
  });

  it('gives focus back to a page that opened it without a trigger', async () => {
    const view = (open: boolean) => (
      <>
        <button type="button">ค้นหา</button>
        <Dialog open={open}>{QUESTION}</Dialog>
      </>
    );
    const { rerender } = render(view(false));
    screen.getByRole('button').focus();
    rerender(view(true));
    expect(document.activeElement?.textContent).toBe('รับทางอีเมล');
    rerender(view(false));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ค้นหา'));
  });
});

describe('the page behind a dialog', () => {
  it('keeps its place and its width, and gets its scrolling back with the last of two dialogs', async () => {
    const view = (first: boolean, second: boolean) => (
      <>
        <main style={{ height: 3000 }}>หน้า</main>
        <Dialog open={first}>{QUESTION}</Dialog>
        <Dialog open={second}>
          <DialogContent title="เงินปันผลคิดอย่างไร">ตามหุ้นที่ถือ</DialogContent>
        </Dialog>
      </>
    );
    const { rerender } = render(view(false, false));
    const width = document.querySelector('main')?.getBoundingClientRect().width;
    rerender(view(true, true));
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect(document.querySelector('main')?.getBoundingClientRect().width).toBe(width);
    rerender(view(true, false));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(getComputedStyle(root).overflow).toBe('hidden');
    rerender(view(false, false));
    await waitFor(() => expect(getComputedStyle(root).overflow).toBe('visible'));
    expect(root.style.paddingInlineEnd).toBe('');
  });

  it('is hidden from screen readers while it is open', () => {
    render(
      <>
        <main>หน้า</main>
        <Dialog defaultOpen>{QUESTION}</Dialog>
      </>,
    );
    expect(screen.queryByRole('main')).toBeNull();
  });
});

describe('the sheet of a dialog', () => {
  const getSheet = () => screen.getByRole('dialog').getBoundingClientRect();
  const getTop = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().top;

  it.each([
    [1440, '100', 480, 'beside'],
    [768, '100', 480, 'beside'],
    [768, '200', 736, 'above'],
    [360, '100', 328, 'above'],
    [320, '200', 288, 'above'],
  ])('at %d px and %s %%: %d px wide, the safe way %s the other', async (width, textSize, sheet, place) => {
    await page.viewport(width, 800);
    root.dataset['textSize'] = textSize;
    render(<Dialog defaultOpen>{QUESTION}</Dialog>);
    expect(getSheet().width).toBe(sheet);
    const [safe, other] = [getTop('รับทางอีเมล'), getTop('รับทางไปรษณีย์ต่อ')];
    expect(place === 'beside' ? safe === other : safe < other).toBe(true);
  });

  const tall = (
    <Dialog defaultOpen>
      <DialogContent title="ข้อตกลงการใช้ระบบ">
        <div style={{ height: 3000 }}>ข้อตกลง</div>
        <DialogActions>
          <DialogClose variant="primary">ยอมรับข้อตกลง</DialogClose>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );

  it.each([
    [800, true],
    [400, false],
  ])('in a window of %d px keeps its choices in sight: %s', async (height, inSight) => {
    await page.viewport(360, height);
    render(tall);
    expect(getSheet().height).toBe(height - 32);
    expect(getTop('ยอมรับข้อตกลง') < height).toBe(inSight);
  });

  it('draws a line over its choices while there is more to read, and none at the end', async () => {
    await page.viewport(360, 800);
    render(tall);
    const actions = document.querySelector('[data-slot=dialog-actions]');
    if (!actions) throw new Error('no actions');
    const line = () => getComputedStyle(actions, '::before').borderTopWidth;
    await waitFor(() => expect(line()).toBe('1px'));
    screen.getByRole('dialog').scrollTo({ top: 9999 });
    await waitFor(() => expect(line()).toBe('0px'));
  });

  it('has an edge of 2 px and nothing around it in high contrast', () => {
    root.dataset['appearance'] = 'contrast';
    render(<Dialog defaultOpen>{QUESTION}</Dialog>);
    const { borderTopWidth, boxShadow } = getComputedStyle(screen.getByRole('dialog'));
    delete root.dataset['appearance'];
    expect([borderTopWidth, boxShadow.replaceAll(/rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?/g, '')]).toEqual([
      '2px',
      '',
    ]);
  });
});
