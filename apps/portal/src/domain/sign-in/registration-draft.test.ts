import { afterEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const PROOF = { ticket: 'ticket-of-pinmanee', until: NOW + 10 * MINUTE, codeSentTo: null, terms: null };
const EMPTY = {
  membershipNo: '',
  idCard: '',
  dateOfBirth: null,
  firstName: '',
  surname: '',
  proof: null,
};

afterEach(() => vi.resetModules());

/** Loads the module again, as after a page reload. */
async function load() {
  vi.resetModules();
  return import('./registration-draft.ts');
}

it('keeps everything while the page stands', async () => {
  const page = await load();
  page.saveDraft({ membershipNo: '005678', idCard: '5100200300431', dateOfBirth: '1992-02-29' }, NOW);
  page.saveDraft({ proof: PROOF }, NOW + MINUTE);
  expect(page.readDraft(NOW + 2 * MINUTE)).toEqual({
    ...EMPTY,
    membershipNo: '005678',
    idCard: '5100200300431',
    dateOfBirth: '1992-02-29',
    proof: PROOF,
  });
});

it('brings number and names back after a reload, and nothing that opens an account', async () => {
  const before = await load();
  before.saveDraft(
    {
      membershipNo: '005678',
      idCard: '5100200300431',
      dateOfBirth: '1992-02-29',
      firstName: 'ปิ่นมณี',
      surname: 'ศรีสุข',
      proof: PROOF,
    },
    NOW,
  );
  const stored = Object.values({ ...sessionStorage, ...localStorage }).join(' ');
  expect(stored).toContain('ปิ่นมณี');
  expect(stored).not.toMatch(/5100200300431|1992|ticket/);
  const after = await load();
  expect(after.readDraft(NOW + MINUTE)).toEqual({
    ...EMPTY,
    membershipNo: '005678',
    firstName: 'ปิ่นมณี',
    surname: 'ศรีสุข',
  });
});

it('forgets a draft after a quarter of an hour', async () => {
  const page = await load();
  page.saveDraft({ membershipNo: '005678', idCard: '5100200300431' }, NOW);
  expect(page.readDraft(NOW + 15 * MINUTE)).toEqual(EMPTY);
  expect(sessionStorage.length).toBe(0);
  page.saveDraft({ membershipNo: '001234' }, NOW);
  const after = await load();
  expect(after.readDraft(NOW + 15 * MINUTE)).toEqual(EMPTY);
});

it.each([
  '',
  'null',
  '[]',
  '{"membershipNo":7}',
  '{"membershipNo":"visitor"}',
  '{"membershipNo":"visitor","values":{"membershipNo":"005678"}}',
  '{"membershipNo":"visitor","values":{"membershipNo":"005678","at":"soon"}}',
])('takes the stored text %j for nothing', async (text) => {
  sessionStorage.setItem('sahakorn.draft.registration', text);
  const page = await load();
  expect(page.readDraft(NOW)).toEqual(EMPTY);
});

it('works where the browser refuses to store', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const page = await load();
  page.saveDraft({ membershipNo: '005678' }, NOW);
  expect(page.readDraft(NOW).membershipNo).toBe('005678');
  page.discardDraft();
  expect(page.readDraft(NOW)).toEqual(EMPTY);
  vi.unstubAllGlobals();
});
