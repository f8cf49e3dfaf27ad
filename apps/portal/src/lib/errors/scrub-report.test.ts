import { expect, it } from 'vitest';
import { scrubReport } from './scrub-report.ts';

const getPath = (pathname: string) => (pathname.startsWith('/verify/') ? '/verify/:code' : '…');
const TOKEN = 'kJ8s-0aQ2xZr_7fLmN4pTuVwXyB1cDeFgHiJkLmNoPq';
const known = ['สมหญิง', 'ใจดี', 'Somying', '001234', TOKEN];
const scrub = <Value>(value: Value) => scrubReport(value, { getPath, known });

it.each([
  ['บัญชี 01-00012345 ไม่พบ', '# # #'],
  ['account 01-00012345', 'account #'],
  ['/member/dep_statement/0100012345', '/member/dep_statement/#'],
  ['balance 86,410.75 baht', 'balance # baht'],
  ['x-xxxx-xxxx0-41-2', 'x-xxxx-xxxx#'],
  ['line 42', 'line 42'],
  ['no row of นาง สมหญิง ใจดี', 'no row of #'],
  ['no row of นายกฤษณะ ณ ลำปาง', 'no row of #'],
  ['no row of Somying here', 'no row of # here'],
  ['Unexpected token S, "Malee Jai"... is not valid JSON', 'Unexpected token S, #... is not valid JSON'],
  ["cannot read 'Malee Jai'", 'cannot read #'],
  ["Failed to execute 'removeChild' on 'Node'", "Failed to execute 'removeChild' on 'Node'"],
  ['can\'t access property "data", row is undefined', 'can\'t access property "data", row is undefined'],
  ['sent to somying.j@example.co.th now', 'sent to # now'],
  ['<somying@example.com>', '<#>'],
  [`token ${TOKEN} refused`, 'token # refused'],
  ['Authorization: Bearer abc.def', 'Authorization: #'],
  ['hash 0123456789abcdef0123456789abcdef', 'hash #'],
  ['code ABCD-EFGH-JKMN is wrong', 'code # is wrong'],
  ['at https://portal.example/verify/ABCD-EFGH-JKMN?from=mail#x', 'at https://portal.example/verify/:code'],
  ['at https://other.example/x/somebody?token=1', 'at https://other.example…'],
  ['blob:https://portal.example/0a1b', 'blob:https://portal.example…'],
  ['/impersonate#ticket=abc', '/impersonate'],
  ['/list/search?q=somebody', '/list/search'],
  ['/tag/%E0%B8%AA%E0%B8%A1', '/tag/#'],
  [
    'Failed to fetch https://portal.example/assets/deposit-page-DkJ83jKq91.js',
    'Failed to fetch https://portal.example/assets/deposit-page-DkJ83jKq91.js',
  ],
  ['https://portal.example/assets/index-BkJd83jK.js', 'https://portal.example/assets/index-BkJd83jK.js'],
  ['webkitRequestAnimationFrame is not a function', 'webkitRequestAnimationFrame is not a function'],
])('writes %j as %j', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

it('reaches every text of a report, however deep, and leaves the rest', () => {
  const report = {
    values: [{ value: 'member 000567', lineno: 120345, in_app: true, extra: null }],
    request: { url: 'https://portal.example/member/dep_statement/0100012345' },
  };
  expect(scrub(report)).toEqual({
    values: [{ value: 'member #', lineno: 120345, in_app: true, extra: null }],
    request: { url: 'https://portal.example…' },
  });
});
