// The one script that a rendered page asks for at first: it fetches the others once the page is seen, and shares
// nothing with them.
import { keepReaches } from './kept-reaches.ts';
import { whenSeen } from './when-seen.ts';

const { run = '', fetch: ahead = '' } =
  document.querySelector<HTMLElement>('script[data-run]')?.dataset ?? {};

const addresses = (list: string) => list.split(' ').filter(Boolean);

whenSeen(() => {
  for (const href of addresses(ahead)) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', crossOrigin: 'anonymous', href }),
    );
  }
  for (const address of addresses(run)) void import(/* @vite-ignore */ address);
});

const reachAgain = keepReaches();
// What the page was rendered of goes as soon as it is alive.
const madeOf = document.querySelector('script[data-at]');
new MutationObserver((_changes, observer) => {
  if (madeOf?.isConnected) return;
  observer.disconnect();
  // Behind what React draws at once with what only the browser knows.
  setTimeout(reachAgain);
}).observe(document.body, { childList: true });
