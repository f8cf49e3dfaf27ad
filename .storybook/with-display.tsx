import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** The data attributes of `<html>` that select the theme and the member's display settings. */
function toDataset(globals: Record<string, unknown>) {
  return {
    theme: String(globals['theme']),
    appearance: String(globals['appearance']),
    textSize: String(globals['textSize']),
  };
}

/** Stories on a docs page share one `<html>`, so each has its settings on a frame around it. */
function DocsFrame({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { theme, appearance, textSize } = toDataset(globals);
  return (
    <div
      data-theme={theme}
      data-appearance={appearance}
      className="bg-canvas p-4 font-body text-md text-text"
      style={{ zoom: Number(textSize) / 100 }}
    >
      {children}
    </div>
  );
}

/** Applies the toolbar's settings to `<html>`, as an app applies a member's. */
export const withDisplay: Decorator = (Story, { globals, viewMode }) => {
  const onDocsPage = viewMode === 'docs';
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (onDocsPage) return;
    Object.assign(root.dataset, toDataset(globals));
    root.toggleAttribute('data-grayscale', globals['grayscale'] === 'on');
  }, [globals, onDocsPage]);
  if (!onDocsPage) return <Story />;
  return (
    <DocsFrame globals={globals}>
      <Story />
    </DocsFrame>
  );
};
