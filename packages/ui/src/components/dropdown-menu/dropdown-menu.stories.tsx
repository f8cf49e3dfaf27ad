import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Printer } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const meta = {
  title: 'การกระทำ/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
  },
  tags: ['!autodocs'],
  argTypes: { children: { control: false } },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the fade-in is complete. */
async function waitForMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  return menu;
}

const print = fn();

function StatementActions(props: ComponentProps<typeof DropdownMenu>) {
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <Button>
          เอกสาร
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={print}>
          <Printer aria-hidden />
          พิมพ์
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="#/statement.pdf">
            <Download aria-hidden />
            ดาวน์โหลด PDF
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled>ส่งทางอีเมล</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export const Default: Story = {
  render: (args) => <StatementActions {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'เอกสาร' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitForMenu();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'พิมพ์' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** In a separate frame on the docs page, because an open menu takes the focus. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  render: (args) => <StatementActions {...args} />,
  args: { defaultOpen: true },
  play: async () => {
    await waitForMenu();
    await expect(screen.getByRole('menuitem', { name: 'ส่งทางอีเมล' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function AccountSwitch(props: ComponentProps<typeof DropdownMenu>) {
  const [account, setAccount] = useState('01-00012345');
  return (
    <>
      <p>{account}</p>
      <DropdownMenu {...props}>
        <DropdownMenuTrigger asChild>
          <Button>
            เปลี่ยน
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>เงินฝากของสมาชิก</DropdownMenuLabel>
          <DropdownMenuRadioGroup value={account} onValueChange={setAccount}>
            <DropdownMenuRadioItem value="01-00012345">01-00012345 เงินฝากออมทรัพย์</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="02-00004410">
              02-00004410 เงินฝากออมทรัพย์พิเศษเพื่อการศึกษาบุตรสมาชิก
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

/** A group with one selected choice. */
export const OneOfSeveral: Story = {
  render: (args) => <AccountSwitch {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitForMenu();
    await expect(screen.getByRole('menuitemradio', { name: /01-00012345/ })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: /02-00004410/ }));
    await expect(await canvas.findByText('02-00004410')).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  render: (args) => <AccountSwitch {...args} defaultOpen />,
  play: async () => {
    const menu = await waitForMenu();
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const Dark: Story = {
  globals: { appearance: 'dark' },
  render: (args) => <StatementActions {...args} defaultOpen />,
  play: async () => {
    await waitForMenu();
  },
};

export const HighContrast: Story = { ...Dark, globals: { appearance: 'contrast' } };
