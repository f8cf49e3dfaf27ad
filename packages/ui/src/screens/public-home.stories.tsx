import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicHomeScreen } from './public-home-screen.tsx';

const meta = {
  title: 'หน้าจอ/หน้าแรก',
  component: PublicHomeScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
} satisfies Meta<typeof PublicHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole public page in grayscale, as the specification asks: hierarchy lives in lightness. */
export const AtADesk: Story = { globals: { viewport: { value: 'w1440' }, grayscale: 'on' } };

export const OnATelephone: Story = { globals: { viewport: { value: 'w360' }, grayscale: 'on' } };

/** The same page without the attribute on `<html>`. */
export const InColour: Story = { globals: { viewport: { value: 'w1440' } } };
