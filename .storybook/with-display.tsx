import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { VIEWPORTS } from './looks.ts';

/** The data attributes of `<html>` that select the theme and the member's display settings. */
function toDataset(globals: Record<string, unknown>) {
  return {
    theme: String(globals['theme']),
    appearance: String(globals['appearance']),
    textSize: String(globals['textSize']),
  };
}

/** The width of the window that a story is for, such as `360px`; undefined for any. */
function getWidth({ viewport }: Record<string, unknown>): string | undefined {
  const name = (viewport as { value?: string } | undefined)?.value;
  return name === undefined ? undefined : VIEWPORTS[name]?.styles.width;
}

/** Stories on a docs page share one `<html>`, so each has its settings on a frame around it. */
function DocsFrame({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const { theme, appearance, textSize } = toDataset(globals);
  const zoom = Number(textSize) / 100;
  const width = getWidth(globals);
  return (
    <div
      data-theme={theme}
      data-appearance={appearance}
      className="bg-canvas p-4 font-body text-md text-text"
      style={{ zoom, maxWidth: width && `calc(${width} / ${zoom})` }}
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
    // An example in a frame of a docs page.
    const frame = window.frameElement?.closest<HTMLElement>('.sbdocs iframe');
    frame?.style.setProperty('max-width', getWidth(globals) ?? 'none');
  }, [globals, onDocsPage]);
  if (!onDocsPage) return <Story />;
  return (
    <DocsFrame globals={globals}>
      <Story />
    </DocsFrame>
  );
};
