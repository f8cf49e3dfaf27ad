import { Splash } from '@sahakorn/ui/splash';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPLASH_ID } from './arrived.tsx';

/** The splash as the page carries it, so that it stands before any script has come. Rendered by the build. */
export function staticSplash(): string {
  return renderToStaticMarkup(<Splash id={SPLASH_ID} className="fixed inset-0 z-50 bg-canvas" />);
}
