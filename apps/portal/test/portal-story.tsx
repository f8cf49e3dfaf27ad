import type { StoryObj } from '@storybook/react-vite';
import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import MockDate from 'mockdate';
import { type HttpHandler, HttpResponse, type JsonBodyType, delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { useEffect, useState } from 'react';
import { RouterContextProvider, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemberRoutes } from '../src/app/member-routes.tsx';
import { Providers } from '../src/app/providers.tsx';
import { createRoutes } from '../src/app/routes.tsx';
import { makeStore } from '../src/app/store/store.ts';
import { discardDraft } from '../src/domain/sign-in/registration-draft.ts';
import { api } from '../src/lib/api/api.ts';
import { DEFAULT_DISPLAY } from '../src/lib/display/display-preferences.ts';
import { loaderContext } from '../src/lib/screen.ts';
import { clearSession, writeSession } from '../src/lib/session/session-storage.ts';
import type { Session } from '../src/lib/session/session.ts';
import { allAnswers } from './all-answers.ts';
import { RECORDED_AT, demoAnswers } from './demo/demo-answers.ts';

const worker = setupWorker();
let started: ReturnType<typeof worker.start> | undefined;

/** Starts the worker once for all stories. Only the portal's own calls need an answer. */
function startWorker() {
  started ??= worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
  return started;
}

type PortalProps = { path: string; session: Session | null; state: unknown; grayscale: boolean };

/** The whole portal at one address, with its real store. */
function Portal({ path, session, state, grayscale }: PortalProps) {
  const [{ store, router }] = useState(() => {
    const newStore = makeStore({ session, display: DEFAULT_DISPLAY });
    const { pathname, search } = new URL(path, location.origin);
    const newRouter = createMemoryRouter(createRoutes(createMemberRoutes()), {
      initialEntries: [{ pathname, search, state }],
      getContext: () =>
        new RouterContextProvider(
          new Map([[loaderContext, { dispatch: newStore.dispatch, waitsForData: false }]]),
        ),
    });
    return { store: newStore, router: newRouter };
  });
  // Ends polling and retries.
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [store]);
  return (
    <Providers
      config={{ ...EXAMPLE_CONFIG, grayscale }}
      store={store}
      page={{ renderedAt: null, origin: null }}
    >
      <RouterProvider router={router} />
    </Providers>
  );
}

/** The text of the page, without the marks that tell a browser where Thai may break. */
const readPage = () =>
  (document.querySelector('main')?.textContent ?? '')
    .replaceAll(/[\u200B\u2060]/g, '')
    .replaceAll('\u00A0', ' ');

type PortalStoryOptions = {
  /** What the reader does first. */
  act?: () => Promise<void>;
  /** A text by which the state of the page is known. The story is ready once it is there. */
  shows: string;
  /** Who is signed in. */
  session?: Session;
  /** Answers in place of the demonstration's. */
  handlers?: HttpHandler[];
  /** Location state from the previous page. */
  state?: unknown;
  /** Whether a toast says that a call failed. It stays, since a pointer rests on it. */
  toast?: boolean;
};

async function holdToast(): Promise<void> {
  const toast = await waitFor(() => {
    const found = document.querySelector('[data-slot="toast"]');
    if (!found) throw new Error('No toast is shown');
    return found;
  });
  await userEvent.hover(toast);
}

/** A story of a page of the portal, with the network answered by the demonstration's recording. */
export function portalStory(
  path: string,
  { shows, session, handlers = [], state = null, toast = false, act }: PortalStoryOptions,
): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: async () => {
      await startWorker();
      worker.resetHandlers(...handlers, ...demoAnswers(), ...allAnswers());
      if (session) writeSession(session);
      MockDate.set(RECORDED_AT);
      return () => {
        MockDate.reset();
        clearSession();
        discardDraft();
        sessionStorage.clear();
      };
    },
    render: (_args, { globals }) => (
      <Portal path={path} session={session ?? null} state={state} grayscale={globals['grayscale'] === 'on'} />
    ),
    play: async () => {
      await act?.();
      await Promise.all([waitFor(() => expect(readPage()).toContain(shows)), toast && holdToast()]);
    },
  };
}

/** Never answers a call. */
export const loading = (path: string) => http.all(`*/api/${path}`, () => delay('infinite'));

/** Answers a call with a permanent error of the API, because retries would only delay the story. */
export const failed = (path: string) =>
  http.all(`*/api/${path}`, () =>
    HttpResponse.json(
      { error: 'ระบบไม่พร้อมให้บริการชั่วคราว' },
      { status: 503, headers: { 'Retry-After': '60' } },
    ),
  );

/** Answers a call with other data than the demonstration's. */
export const answered = (path: string, body: JsonBodyType) =>
  http.all(`*/api/${path}`, () => HttpResponse.json(body));

/** Refuses a call, as a feed does with `rc_code`. */
export const refused = (path: string, reason: string) => answered(path, { rc_code: '0', rc_des: reason });

/** Answers a call with an empty list. */
export const empty = (path: string) => answered(path, { rc_code: '1', data: [] });

/** Allows no further try for half a minute. */
export const locked = (path: string) =>
  http.all(`*/api/${path}`, () =>
    HttpResponse.json(
      { error: 'ลองใหม่ในอีก 30 วินาที', message: 'locked', code: 'locked', retry_after: 30 },
      { status: 429 },
    ),
  );

/** Answers that nothing exists at an address. */
export const notFound = (path: string) =>
  http.all(`*/api/${path}`, () => HttpResponse.json({ error: 'ไม่พบข้อมูลที่ต้องการ' }, { status: 404 }));
