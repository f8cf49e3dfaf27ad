import { formatThaiDate } from '@sahakorn/thai/date';
import { formatMoney, isMoney } from '@sahakorn/thai/money';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../test/demo/addresses.ts';
import { demoAnswers, recorded } from '../../test/demo/demo-answers.ts';
import { SOMYING } from '../../test/member-wire.ts';
import { type Json, ODD_VALUES, getField, listFields, setField } from '../../test/odd-answers.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { answers, network } from '../../test/wire.ts';

const CONTRACT = encodeURIComponent(DEMO.contractNo);
const TRIAL = `post /api/member/member_loan_trial/${CONTRACT}`;
const PAYOFF = `post /api/member/member_loan_payoff/${CONTRACT}`;

/** The screen that shows each recorded answer. */
const SCREENS: Readonly<Record<string, string>> = {
  'get /api/info/manu': '/board',
  'get /api/info/footer': '/findme',
  'get /api/info/manufacturer': '/board',
  'get /api/info/home': '/home',
  'get /api/info/privacy': '/member/termofconditional',
  'get /api/info/termofconditional': '/member/termofconditional',
  'get /api/info/list/news': '/list/news',
  'get /api/info/show/100027': `/show/${DEMO.topicId}`,
  'get /api/info/board': '/board',
  'get /api/info/board_show/19': `/boardShow/${DEMO.boardTopicId}`,
  'get /api/info/demand': '/demand',
  'get /api/info/demand_show/1': `/showdemand/${DEMO.demandId}`,
  'post /api/info/list/search': `/list/search?search=${encodeURIComponent(DEMO.search)}`,
  'get /api/info/loan_calculator': `/calculator/loan?${DEMO.loanQuery}`,
  'get /api/info/dividend_calculator': `/calculator/dividend?${DEMO.dividendQuery}`,
  'post /api/member/termofconditional': '/member/status',
  'post /api/member/lastupdate_bydepstatement': '/member/deposit',
  'post /api/member/member_status': '/member/status',
  'post /api/member/member_share': '/member/share',
  'post /api/member/member_share_growth': '/member/share',
  'post /api/member/member_loan': '/member/loan',
  'post /api/member/member_loan_outlook': '/member/loan',
  [`post /api/member/member_loan_statement/${CONTRACT}`]: `/member/loan_statement/${CONTRACT}`,
  [`post /api/member/member_loan_forecast/${CONTRACT}`]: '/member/loan',
  'post /api/member/member_dep': '/member/deposit',
  [`post /api/member/member_dep_statement/${DEMO.accountNo}`]: `/member/dep_statement/${DEMO.accountNo}`,
  [`post /api/member/member_dep_months/${DEMO.accountNo}`]: `/member/dep_statement/${DEMO.accountNo}`,
  'post /api/member/member_kep': '/member/kep',
  'post /api/member/member_collection': '/member/kep',
  'post /api/member/member_monthly': '/member/kep',
  'post /api/member/member_deduction': '/member/status',
  'post /api/member/member_kepcrem': '/member/kepcrem',
  'post /api/member/member_coll': '/member/coll',
  'post /api/member/member_gian': '/member/gian',
  'post /api/member/member_div': '/member/dividend',
  'post /api/member/member_div_lines': '/member/dividend',
  'post /api/member/member_welfare': '/member/welfare',
  'post /api/member/member_consents': '/member/privacy',
  'post /api/member/member_confirmations': '/member/confirmation',
  [`post /api/member/member_confirmation/${DEMO.balanceOn}`]: '/member/confirmation',
  'post /api/member/auth/devices': '/member/password',
  'post /api/member/member_activity': '/member/password',
  'post /api/member/member_privacy_requests': '/member/privacy',
  [TRIAL]: '/member/loan',
  [PAYOFF]: '/member/loan',
  'post /api/info/verify': '/verify/0000-0000-0000',
  'post /api/info/demand_track': `/showdemand/${recorded['post /api/info/demand_track'].data[0]?.demand_id}`,
};

/** What a reader fills in first, where a call is made only then. */
const FILLED: Readonly<Record<string, { field: RegExp; text: string }>> = {
  [TRIAL]: { field: /^ชำระเพิ่มเดือนละ/, text: '2,000' },
  [PAYOFF]: { field: /^วันที่จะชำระ/, text: '15 1 2570' },
};

/** What comes with the location: the code of a demand that is not public. */
const STATES: Readonly<Record<string, unknown>> = {
  'post /api/info/demand_track': { trackingCode: '0000-0000-0000' },
};

type Odd = (value: Json, place: number) => Json;

const every =
  (what: string, from: number): Odd =>
  (value, place) =>
    place % 2 === from ? ODD_VALUES[what]?.(value) : value;

/** Half of the fields at a time: an element of which no field can be read would be left out as a whole. */
const SHOWN_ODD: Readonly<Record<string, Odd>> = {
  ...Object.fromEntries(
    ['a missing field', 'null', 'a zero date', 'text as a number', 'a list'].flatMap((what) => [
      [`${what} in every other field`, every(what, 0)],
      [`${what} in the others`, every(what, 1)],
    ]),
  ),
  'every number as text': (value) => (typeof value === 'number' ? String(value) : value),
  'empty and very long texts': (value, place) =>
    ODD_VALUES[place % 2 === 0 ? 'an empty text' : 'a very long text']?.(value),
};

const FIGURES = /\d[\d,]*\.\d{2}(?!\d)|\d{1,2}\u00A0[ก-ฮ][ก-๙.]+\u00A0\d{4}/g;

beforeEach(() => {
  network.use(
    ...demoAnswers(),
    answers('auth/getAuthUser', { rc_code: '1' }),
    http.post('*/api/info/board_own', () => HttpResponse.json({ rc_code: '1', data: [] })),
    answers('board_own', { rc_code: '1', data: [] }),
    http.get('*/api/info/demand_show/:id', () => new HttpResponse(null, { status: 404 })),
  );
});

/** The figures of the screen of a call, with this answer to it, once all of it is there. */
async function readFigures(name: string, answer: Json): Promise<Set<string>> {
  const [method, path = ''] = name.split(' ');
  const address = SCREENS[name] ?? '';
  let asked = false;
  network.use(
    http[method === 'get' ? 'get' : 'post'](`*${path}`, () => {
      asked = true;
      return HttpResponse.json(answer);
    }),
  );
  const { store, router, user } = renderPortal(address, {
    session: address.startsWith('/member/') ? SOMYING : null,
    state: STATES[name],
  });
  const filled = FILLED[name];
  if (filled) {
    await user.clear(await screen.findByRole('textbox', { name: filled.field }));
    await user.paste(filled.text);
    await user.tab();
  }
  await waitFor(() => {
    expect(asked && router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('[data-slot="splash"], [data-slot^="skeleton"]')).toBeNull();
    const { queries } = store.getState().api;
    expect(Object.values(queries).map((query) => query?.status)).not.toContain('pending');
  });
  expect(document.body.textContent).not.toContain('หน้านี้แสดงไม่ได้');
  return new Set(listTexts(document.body).flatMap((text) => text.match(FIGURES) ?? []));
}

/** The texts of all elements: figures of neighbours would run into one. */
function listTexts(node: Node): string[] {
  return node instanceof Text ? [node.data] : [...node.childNodes].flatMap(listTexts);
}

/** The amounts and days of a part of an answer, as screens write them. */
function listFigures(part: Json): string[] {
  const texts = JSON.stringify(part).match(/"[\d.-]+"/g) ?? [];
  return texts
    .map((text) => text.slice(1, -1))
    .flatMap((text) => {
      if (isMoney(text) && text.includes('.')) return formatMoney(text).replace('\u2212', '');
      return /^\d{4}-\d\d-\d\d$/.test(text) ? formatThaiDate(text, { style: 'short' }) : [];
    });
}

it('shows every recorded answer on some screen', () => {
  expect(Object.keys(SCREENS)).toEqual(Object.keys(recorded));
});

/** Of all elements of a feed but the first, in which the odd values stand. */
function listOtherFigures(answer: Json): string[] {
  const rows = getField(answer, ['data']);
  return Array.isArray(rows) ? listFigures(rows.slice(1)) : [];
}

describe.each(Object.entries<object>(recorded))('%s', (name, body) => {
  const answer = JSON.parse(JSON.stringify(body)) as Json;
  const fields = listFields(answer).filter((path) => typeof getField(answer, path) !== 'object');
  const whole: { figures?: Set<string> } = {};

  it('stands as it was recorded', async () => {
    whole.figures = await readFigures(name, answer);
    expect(whole.figures.size > 0 || listOtherFigures(answer).length === 0).toBe(true);
  });

  it.each(Object.entries(SHOWN_ODD))(
    'stands with %s, and shows no figure of its own',
    async (_what, toOdd) => {
      const odd = fields.reduce(
        (changed, path, place) => setField(changed, path, toOdd(getField(answer, path), place)),
        answer,
      );
      const shown = await readFigures(name, odd);
      const known = whole.figures ?? new Set();
      const given = listFigures(answer);
      expect([...shown].filter((figure) => !known.has(figure) && !given.includes(figure))).toEqual([]);
      // Zero is at the end of many lists: it says nothing of the other elements.
      const others = listOtherFigures(answer).filter((figure) => known.has(figure) && figure !== '0.00');
      expect(others.filter((figure) => !shown.has(figure))).toEqual([]);
    },
  );
});
