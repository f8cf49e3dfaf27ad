// The only script in the page's HTML. It loads the others: at once for a client-rendered page, and after the
// first paint for a server-rendered page.
import './app.css';
import { afterPaint } from './after-paint.ts';
import { recordPress } from './record-press.ts';

// Set by the server in the pages that it renders.
const preload = document.querySelector<HTMLElement>('script[data-preload]')?.dataset['preload'];

function preloadScripts(hrefs: string): void {
  for (const href of hrefs.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: 'anonymous', href }),
    );
  }
}

/** Each file is evaluated in a separate task, so that a slow phone can scroll between them. */
async function start(): Promise<void> {
  await import('./react.ts');
  await import('./toolkit.ts');
  await import('./routes.tsx');
  const { startPortal } = await import('./main.tsx');
  await startPortal();
}

if (preload === undefined) {
  void start();
} else {
  const replayPress = recordPress();
  afterPaint(() => {
    preloadScripts(preload);
    void start().then(replayPress);
  });
}
