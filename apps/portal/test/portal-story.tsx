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
import { defaultHandlers } from './default-handlers.ts';
import { RECORDED_AT, demoHandlers } from './demo/demo-handlers.ts';

const worker = setupWorker();
let started: ReturnType<typeof worker.start> | undefined;

/** Starts the worker once for all stories. Only unhandled API calls are errors. */
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

/** Renders the whole portal at a path, with its real store. */
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
  // Stops polling and retries.
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

/** The text of the page without the characters that control Thai line breaks. */
const readPage = () =>
  (document.querySelector('main')?.textContent ?? '')
    .replaceAll(/[\u200B\u2060]/g, '')
    .replaceAll('\u00A0', ' ');

type PortalStoryOptions = {
  /** Interaction before the check. */
  act?: () => Promise<void>;
  /** A text of the final state: the story is ready once it appears. */
  shows: string;
  /** The signed-in member. */
  session?: Session;
  /** Override the demonstration's recorded responses. */
  handlers?: HttpHandler[];
  /** Location state from the previous page. */
  state?: unknown;
  /** Whether an error toast is shown. Hovering keeps it open. */
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

/** A story of a page of the portal, with the recorded responses of the demonstration. */
export function portalStory(
  path: string,
  { shows, session, handlers = [], state = null, toast = false, act }: PortalStoryOptions,
): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    beforeEach: async () => {
      await startWorker();
      worker.resetHandlers(...handlers, ...demoHandlers(), ...defaultHandlers());
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

/** A call that never responds. */
export const loading = (path: string) => http.all(`*/api/${path}`, () => delay('infinite'));

/** A call that fails without retries, which would only delay the story. */
export const failed = (path: string) =>
  http.all(`*/api/${path}`, () =>
    HttpResponse.json(
      { error: 'ระบบไม่พร้อมให้บริการชั่วคราว' },
      { status: 503, headers: { 'Retry-After': '60' } },
    ),
  );

/** A call with other data than the recorded response. */
export const answered = (path: string, body: JsonBodyType) =>
  http.all(`*/api/${path}`, () => HttpResponse.json(body));

/** A call that is refused by its `rc_code`. */
export const refused = (path: string, reason: string) => answered(path, { rc_code: '0', rc_des: reason });

/** A call that returns an empty list. */
export const empty = (path: string) => answered(path, { rc_code: '1', data: [] });

/** A call that is rate limited for 30 seconds. */
export const locked = (path: string) =>
  http.all(`*/api/${path}`, () =>
    HttpResponse.json(
      { error: 'ลองใหม่ในอีก 30 วินาที', message: 'locked', code: 'locked', retry_after: 30 },
      { status: 429 },
    ),
  );

/** A call that returns 404. */
export const notFound = (path: string) =>
  http.all(`*/api/${path}`, () => HttpResponse.json({ error: 'ไม่พบข้อมูลที่ต้องการ' }, { status: 404 }));
