import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';

/** The attributes of `<html>` by which an app shows its theme and a member's choices. */
function displayOf(globals: Record<string, unknown>) {
  return {
    theme: String(globals['theme']),
    appearance: String(globals['appearance']),
    textSize: String(globals['textSize']),
  };
}

/** On a docs page many stories share one root: each story's own choices stand on a frame around it. */
function DocsFrame({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { theme, appearance, textSize } = displayOf(globals);
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

/** Puts the toolbar's choices on the root, where an app puts a member's. */
export const withDisplay: Decorator = (Story, { globals, viewMode }) => {
  const onDocsPage = viewMode === 'docs';
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (onDocsPage) return;
    Object.assign(root.dataset, displayOf(globals));
    root.toggleAttribute('data-grayscale', globals['grayscale'] === 'on');
  }, [globals, onDocsPage]);
  if (!onDocsPage) return <Story />;
  return (
    <DocsFrame globals={globals}>
      <Story />
    </DocsFrame>
  );
};
