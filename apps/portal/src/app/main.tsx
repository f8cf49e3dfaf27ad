import '../lib/config/schemas-without-eval.ts';
import './app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readRuntimeConfig } from '../lib/config/runtime-config.ts';
import { applyDisplay } from '../lib/display/apply-display.ts';
import { announceDisplay, readDisplayPreferences } from '../lib/display/display-preferences.ts';
import { clearDrafts } from '../domain/session/drafts.ts';
import { readSession } from '../lib/session/session-storage.ts';
import { App } from './app.tsx';
import { reportFault, startErrorReports } from './error-reports.ts';
import { followBrowser } from './follow-browser.ts';
import { fetchFirstCode, makeRouter } from './router.tsx';
import { createScreenQueries } from './screen-queries.ts';
import { dropPageTags } from '../server/page-tags.ts';
import { queriesOf, readServedPage, tagAnswers } from '../server/served-page.ts';
import { makeStore } from './store.ts';

const ROOT_ID = 'root';

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID} to draw in`);
  const config = readRuntimeConfig(document);
  const display = readDisplayPreferences();
  applyDisplay(display);
  announceDisplay(display);
  const session = readSession();
  // Another member may have signed in elsewhere, with this page's reload for an answer.
  if (session) clearDrafts({ but: session.membershipNo });
  const served = readServedPage(document);
  const store = makeStore({ session, display, queries: served ? queriesOf(served) : undefined });
  const router = makeRouter(createScreenQueries(store), { served: served !== null });
  const faults = { onUncaughtError: reportFault, onCaughtError: reportFault };
  followBrowser(store, root);
  // Drawn before its code is there, a screen would stand later: React lets what stands in for it stay for a while.
  await fetchFirstCode(router.state.matches, { signedIn: session !== null });
  if (served) {
    store.dispatch(tagAnswers(served));
    const app = <App config={config} store={store} router={router} servedAt={served.at} />;
    hydrateRoot(root, app, { ...faults, onRecoverableError: reportFault });
    dropPageTags(router);
  } else {
    createRoot(root, faults).render(<App config={config} store={store} router={router} />);
  }
  startErrorReports(config);
}

void start();
