import '../config/schemas-without-eval.ts';
import '../styles/app.css';
import { createRoot } from 'react-dom/client';
import { readRuntimeConfig } from '../config/runtime-config.ts';
import { applyDisplay } from '../display/apply-display.ts';
import { readDisplayPreferences } from '../display/display-preferences.ts';
import { clearDrafts } from '../session/drafts.ts';
import { readSession } from '../session/session-storage.ts';
import { App } from './app.tsx';
import { reportFault, startErrorReports } from './error-reports.ts';
import { followBrowser } from './follow-browser.ts';
import { makeRouter } from './router.tsx';
import { createScreenQueries } from './screen-queries.ts';
import { makeStore } from './store.ts';

const ROOT_ID = 'root';

function start(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID} to draw in`);
  const config = readRuntimeConfig(document);
  const display = readDisplayPreferences();
  applyDisplay(display);
  const session = readSession();
  // Another member may have signed in elsewhere, with this page's reload for an answer.
  if (session) clearDrafts({ but: session.membershipNo });
  const store = makeStore({ session, display });
  const router = makeRouter(createScreenQueries(store));
  createRoot(root, { onUncaughtError: reportFault, onCaughtError: reportFault }).render(
    <App config={config} store={store} router={router} />,
  );
  followBrowser(store, root);
  startErrorReports(config);
}

start();
