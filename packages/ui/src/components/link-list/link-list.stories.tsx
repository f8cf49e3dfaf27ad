import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkList, LinkListItem } from './link-list.tsx';

const meta = {
  title: 'การกระทำ/LinkList',
  component: LinkList,
  subcomponents: { LinkListItem },
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <LinkListItem href="#/member/registerauth">ลงทะเบียนใช้งานครั้งแรก</LinkListItem>
        <LinkListItem href="#/member/forget">ลืมรหัสผ่าน</LinkListItem>
        <LinkListItem href="#/member/termofconditional">ข้อกำหนดและเงื่อนไขการใช้งาน</LinkListItem>
      </>
    ),
  },
  argTypes: { ref: { table: { disable: true } }, children: { control: false } },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const link = canvas.getByRole('link', { name: 'ลืมรหัสผ่าน' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link.getBoundingClientRect().width).toBe(
      canvas.getByRole('list').getBoundingClientRect().width,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <LinkListItem href="#/show/1250">
        ระเบียบว่าด้วยการให้เงินกู้แก่สมาชิกเพื่อการศึกษาของบุตรและผู้อยู่ในอุปการะ พ.ศ. 2569
      </LinkListItem>
    ),
  },
  globals: { viewport: { value: 'w360' } },
};

export const LargeText: Story = { globals: { viewport: { value: 'w320' }, textSize: '200' } };

export const Dark: Story = { globals: { appearance: 'dark' } };

export const Contrast: Story = { globals: { appearance: 'contrast' } };
