import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { darkStorybookTheme, storybookTheme } from './theme.ts';

type Globals = { globals: Record<string, unknown> };

/** The appearance in the address, where the toolbar keeps it: `globals=appearance:dark`. */
function readAppearance(): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)appearance:([a-z-]+)/.exec(globals)?.[1] ?? 'light';
}

/** A docs page in the colours of the toolbar's appearance. */
export function AppearanceDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => {
    const handleGlobals = ({ globals }: Globals) => setAppearance(String(globals['appearance']));
    context.channel.on(GLOBALS_UPDATED, handleGlobals);
    return () => context.channel.off(GLOBALS_UPDATED, handleGlobals);
  }, [context]);
  const isDark = appearance.endsWith('dark');
  return <DocsContainer {...props} theme={isDark ? darkStorybookTheme : storybookTheme} />;
}
