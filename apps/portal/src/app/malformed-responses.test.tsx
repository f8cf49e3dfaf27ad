import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney, isMoney } from '@sahakorn/thai/money';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoCalls } from '../../test/default-handlers.ts';
import { demoHandlers, recorded } from '../../test/demo/demo-handlers.ts';
import { SOMYING } from '../../test/member-fixtures.ts';
import { type Json, MALFORMED_VALUES, getField, listFields, setField } from '../../test/malformed-values.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { memberHandler, network } from '../../test/mock-server.ts';
import type { AppStore } from './store/store.ts';

type Malform = (value: Json, index: number) => Json;

const everyOther =
  (what: string, from: number): Malform =>
  (value, index) =>
    index % 2 === from ? MALFORMED_VALUES[what]?.(value) : value;

/** Changes half of the fields at a time: a row without any readable field would be dropped. */
const MALFORMED_RESPONSES: Readonly<Record<string, Malform>> = {
  ...Object.fromEntries(
    ['a missing field', 'null', 'a zero date', 'text as a number', 'a list'].flatMap((what) => [
      [`${what} in every other field`, everyOther(what, 0)],
      [`${what} in the others`, everyOther(what, 1)],
    ]),
  ),
  'every number as text': (value) => (typeof value === 'number' ? String(value) : value),
  'empty and very long texts': (value, index) =>
    MALFORMED_VALUES[index % 2 === 0 ? 'an empty text' : 'a very long text']?.(value),
};

/** Amounts and dates, but not the time of a failure. */
const FIGURES = /\d[\d,]*\.\d{2}(?!\d|\sน\.)|\d{1,2}\u00A0[ก-ฮ][ก-๙.]+\u00A0\d{4}/g;

beforeEach(() => {
  network.use(
    ...demoHandlers(),
    memberHandler('auth/getAuthUser', { rc_code: '1' }),
    http.post('*/api/info/board_own', () => HttpResponse.json({ rc_code: '1', data: [] })),
    memberHandler('board_own', { rc_code: '1', data: [] }),
    http.get('*/api/info/demand_show/:id', () => new HttpResponse(null, { status: 404 })),
  );
});

/** Opens the screen of a call, answers the call with `answer`, and waits until everything is loaded. */
async function openScreen(name: string, answer: Json, status = 200): Promise<AppStore> {
  const [method, path = ''] = name.split(' ');
  const { screen: address = '', filled, state } = demoCalls[name] ?? {};
  let asked = false;
  network.use(
    http[method === 'get' ? 'get' : 'post'](`*${path}`, () => {
      asked = true;
      return HttpResponse.json(answer, { status });
    }),
  );
  const { store, router, user } = renderPortal(address, {
    session: address.startsWith('/member/') ? SOMYING : null,
    state,
  });
  if (filled) {
    await user.clear(await screen.findByRole('textbox', { name: filled.field }));
    await user.paste(filled.text);
    await user.tab();
  }
  await waitFor(() => {
    expect(asked && router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
    const { queries } = store.getState().api;
    expect(Object.values(queries).map((query) => query?.status)).not.toContain('pending');
    // Last, because this runs at every change of the document.
    expect(document.querySelector('h1, [data-slot="error-state"]')).not.toBeNull();
    expect(document.querySelector('[data-slot="splash"], [data-slot^="skeleton"]')).toBeNull();
  });
  expect(document.body.textContent).not.toContain('หน้านี้แสดงไม่ได้');
  return store;
}

/** The figures on the screen of a call that is answered with `answer`. */
async function readFigures(name: string, answer: Json): Promise<Set<string>> {
  await openScreen(name, answer);
  return new Set(listTexts(document.body).flatMap((text) => text.match(FIGURES) ?? []));
}

/** The texts of all text nodes. In one string, adjacent figures would merge. */
function listTexts(node: Node): string[] {
  return node instanceof Text ? [node.data] : [...node.childNodes].flatMap(listTexts);
}

/** The amounts and dates of a response, formatted as on screen. */
function listFigures(part: Json): string[] {
  const texts = JSON.stringify(part).match(/"[\d.-]+"/g) ?? [];
  return texts
    .map((text) => text.slice(1, -1))
    .flatMap((text) => {
      if (isMoney(text) && text.includes('.')) return formatMoney(text).replace('\u2212', '');
      return /^\d{4}-\d\d-\d\d$/.test(text) ? formatThaiDate(text, { style: 'short' }) : [];
    });
}

it('shows every recorded response on some screen', () => {
  expect(Object.keys(demoCalls).toSorted()).toEqual(Object.keys(recorded).toSorted());
});

/** Calls whose failure is shown in a toast only, since no section shows their data. */
const TOAST_ONLY: ReadonlySet<string> = new Set([
  'get /api/info/manu',
  'get /api/info/manufacturer',
  'post /api/member/lastupdate_bydepstatement',
  'post /api/member/member_loan_outlook',
]);

/** `retry_after` is too long for a retry within the test. */
const FAILURE = { error: 'ขออภัย ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', code: 'internal', retry_after: 60 };

/** The figures of all rows but the first, which is the one with the malformed values. */
function listOtherFigures(answer: Json): string[] {
  const rows = getField(answer, ['data']);
  return Array.isArray(rows) ? listFigures(rows.slice(1)) : [];
}

describe.each(Object.entries<object>(recorded))('%s', (name, body) => {
  const answer = JSON.parse(JSON.stringify(body)) as Json;
  const fields = listFields(answer).filter((path) => typeof getField(answer, path) !== 'object');
  const whole: { figures?: Set<string> } = {};

  it('renders the recorded response', async () => {
    whole.figures = await readFigures(name, answer);
    expect(whole.figures.size > 0 || listOtherFigures(answer).length === 0).toBe(true);
  });

  it.each(Object.entries(MALFORMED_RESPONSES))(
    'stands with %s, and shows no figure of its own',
    async (_what, malform) => {
      const malformed = fields.reduce(
        (changed, path, index) => setField(changed, path, malform(getField(answer, path), index)),
        answer,
      );
      const shown = await readFigures(name, malformed);
      const known = whole.figures ?? new Set();
      const given = listFigures(answer);
      expect([...shown].filter((figure) => !known.has(figure) && !given.includes(figure))).toEqual([]);
      // A zero balance ends many lists, so it does not identify a row.
      const others = listOtherFigures(answer).filter((figure) => known.has(figure) && figure !== '0.00');
      expect(others.filter((figure) => !shown.has(figure))).toEqual([]);
    },
  );

  it('shows the standard message of a server failure in place, and the server’s message in a toast', async () => {
    const store = await openScreen(name, FAILURE, 500);
    expect(store.getState().ui.toasts.map(({ description }) => description)).toContain(FAILURE.error);
    const main = document.querySelector('main')?.textContent ?? '';
    expect(main.includes('ระบบสหกรณ์ขัดข้องชั่วคราว')).toBe(!TOAST_ONLY.has(name));
    expect(main).not.toContain(FAILURE.error);
    expect(main).not.toMatch(/ไม่สามารถเชื่อมต่อได้|ตรวจสอบอินเทอร์เน็ต/);
  });
});
