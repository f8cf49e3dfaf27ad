import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Outlet, RouterProvider, useNavigate, useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBrowserRouter } from './browser-router.ts';
import { useScrollPosition } from './use-scroll-position.ts';

type Router = ReturnType<typeof openBrowserRouter>;

let router: Router;
const begun = vi.fn<(address: string, id: string | undefined) => void>();

beforeEach(() => history.replaceState(null, '', '/list/news'));

afterEach(() => {
  router.dispose();
  begun.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function ListScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <h1 id="end">{id}</h1>
      <Link to="/list/กฎ?page=2" state={{ from: 'news' }}>
        ระเบียบ
      </Link>
      <button type="button" onClick={() => void navigate('?page=3')}>
        หน้า 3
      </button>
    </>
  );
}

function Frame() {
  useScrollPosition();
  return <Outlet />;
}

function open({ served = false } = {}) {
  router = openBrowserRouter(
    [
      {
        element: <Frame />,
        children: [
          {
            path: '/list/:id',
            handle: 'list',
            element: <ListScreen />,
            loader: ({ request, params }) => {
              begun(decodeURIComponent(request.url.replace(location.origin, '')), params['id']);
              return null;
            },
          },
          { path: '*', element: <h1>ไม่พบ</h1> },
        ],
      },
    ],
    { served },
  );
  render(<RouterProvider router={router} />);
}

it('begins what the first screen needs before it is drawn, and nothing where the server has', () => {
  open();
  expect(begun.mock.calls).toEqual([['/list/news', 'news']]);
  router.dispose();
  begun.mockReset();
  open({ served: true });
  expect(begun).not.toHaveBeenCalled();
  expect(screen.getAllByRole('heading', { name: 'news' })).toHaveLength(2);
});

it('follows a link with its state, and Back to where it came from', async () => {
  open();
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'กฎ' })).toBeInstanceOf(HTMLElement);
  expect(begun).toHaveBeenLastCalledWith('/list/กฎ?page=2', 'กฎ');
  expect(location.pathname + location.search).toBe('/list/%E0%B8%81%E0%B8%8E?page=2');
  expect(router.state.location).toMatchObject({ state: { from: 'news' }, search: '?page=2' });
  expect(history.state).toMatchObject({ idx: 1, key: router.state.location.key });
  // As the browser does on Back.
  history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '/list/news');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('heading', { name: 'news' })).toBeInstanceOf(HTMLElement);
  expect(router.state).toMatchObject({ historyAction: 'POP', location: { key: 'first' } });
});

it('takes an address without a path for one of the same screen', async () => {
  open();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(begun).toHaveBeenLastCalledWith('/list/news?page=3', 'news'));
});

it('begins nothing anew for another place of the same screen', async () => {
  open();
  await router.navigate('#end');
  expect(router.state.location.hash).toBe('#end');
  expect(begun).toHaveBeenCalledOnce();
});

it('replaces a place where it is told to', async () => {
  open();
  await router.navigate('/nowhere', { replace: true });
  expect(await screen.findByRole('heading', { name: 'ไม่พบ' })).toBeInstanceOf(HTMLElement);
  expect(history.state).toMatchObject({ idx: 0 });
});

describe('an address out of the portal', () => {
  it.each(['//elsewhere.example/list/news', 'https://elsewhere.example/', String.raw`/\elsewhere.example`])(
    'never leaves it: %s',
    async (address) => {
      open();
      await router.navigate(address).catch(() => undefined);
      expect(location.host).toBe('localhost:8080');
    },
  );
});

it('comes back to where a screen was read', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '/list/news');
  open();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  await router.navigate('/list/rules');
  await screen.findByRole('heading', { name: 'rules' });
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0));
  history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '/list/news');
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 640));
});

describe('the place of a reader', () => {
  const comeBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  const leaveAt = (pixels: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(pixels);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    router.dispose();
  };

  it.each([
    ['reload', [0, 640]],
    ['back_forward', [0, 640]],
    ['navigate', [0, 0]],
  ])('after a way by %s', (type, place) => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    open();
    leaveAt(640);
    comeBy(type);
    open();
    expect(scrolled).toHaveBeenLastCalledWith(...place);
  });

  it('stays where it is when a page of the server comes to life', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    open({ served: true });
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each([
    ['that the browser left at its top', 0, [[0, 640]]],
    ['in which they have moved', 200, []],
  ])('is found again in a page of the server %s', (_which, pixels, moves) => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    open({ served: true });
    leaveAt(640);
    comeBy('back_forward');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(pixels);
    open({ served: true });
    expect(scrolled.mock.calls).toEqual(moves);
  });

  it('is the beginning where what the tab remembers is broken', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    sessionStorage.setItem('sahakorn.scroll', '{"default":"x"');
    comeBy('reload');
    open();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });

  it('is the anchor of an address', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    open();
    await router.navigate('#end');
    await waitFor(() => expect(shown.mock.contexts).toEqual([document.querySelector('#end')]));
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await router.navigate('#%E0%A4%A');
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0));
  });
});
