import type { Decorator } from '@storybook/react-vite';

/** The space that a layout gives its content. */
export const inContent: Decorator = (Story) => (
  <div className="@container">
    <div className="max-w-content @panel:roomy">
      <Story />
    </div>
  </div>
);

/** A container as wide as a phone: components respond to their container, not to the window. */
export const onAPhone: Decorator = (Story) => (
  <div className="max-w-82">
    <Story />
  </div>
);
