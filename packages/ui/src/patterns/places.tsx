import type { Decorator } from '@storybook/react-vite';

/** The room that a layout gives its content. */
export const inContent: Decorator = (Story) => (
  <div className="@container">
    <div className="max-w-content @panel:roomy">
      <Story />
    </div>
  </div>
);

/** A place as wide as a telephone: the parts answer to their place, not to the window. */
export const onATelephone: Decorator = (Story) => (
  <div className="max-w-82">
    <Story />
  </div>
);
