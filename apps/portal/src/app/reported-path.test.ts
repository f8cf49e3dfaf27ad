import { expect, it } from 'vitest';
import { getReportedPath } from './reported-path.ts';

it.each([
  ['/home', '/home'],
  ['/verify/ABCD-EFGH-JKMN', '/verify/:code'],
  ['/member/loan_statement/ส6900123', '/member/loan_statement/:statement'],
  ['/member/dep_statement/0100012345', '/member/dep_statement/:statement'],
  ['/list/search', '/list/search'],
  ['/no/such/page-of-somchai', '…'],
])('of %s is %s', (pathname, reported) => {
  expect(getReportedPath(pathname)).toBe(reported);
});
