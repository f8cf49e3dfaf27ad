import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countReport, countReports, failures, summaryLine } from './test-reports.mjs';

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] };

describe('counting', () => {
  it('reads a vitest report', () => {
    expect(countReport(VITEST)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a test file that did not load as a failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    expect(countReport({ ...VITEST, testResults: [unloaded] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('reads a Playwright report', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countReport({ stats, errors: [] })).toEqual({ passed: 8, failed: 1, skipped: 1 });
  });

  it('reads the project’s own checks', () => {
    expect(countReport({ checks: [{ ok: true }, { ok: false }] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('sums a folder, and takes a broken report for a failure', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
    writeFileSync(path.join(folder, 'a.json'), JSON.stringify(VITEST));
    writeFileSync(path.join(folder, 'b.json'), '{');
    expect(summaryLine(countReports(folder))).toBe('5 passed, 2 failed, 2 skipped');
  });

  it('finds nothing in a folder that is not there', () => {
    expect(summaryLine(countReports('/nowhere'))).toBe('0 passed, 0 failed');
  });
});

describe('naming what failed', () => {
  function reportOf(content) {
    const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
    writeFileSync(path.join(folder, 'a.json'), JSON.stringify(content));
    return failures(folder);
  }

  it('names a test of vitest, and says why in a line', () => {
    const failed = { status: 'failed', fullName: 'pads 1234', failureMessages: ['Error: 1234\n at x'] };
    const file = { status: 'failed', name: 'a.test.ts', assertionResults: [{ status: 'passed' }, failed] };
    const fine = { status: 'passed', name: 'b.test.ts', assertionResults: [{ status: 'passed' }] };
    expect(reportOf({ testResults: [file, fine] })).toEqual(['✗ a.test.ts: pads 1234\n    Error: 1234']);
  });

  it('names a file that did not load', () => {
    const file = { status: 'failed', name: 'a.test.ts', message: 'no such module', assertionResults: [] };
    expect(reportOf({ testResults: [file] })).toEqual(['✗ a.test.ts: did not load\n    no such module']);
  });

  it('names a test of Playwright inside its suites', () => {
    const spec = {
      ok: false,
      file: 'a.spec.ts',
      line: 7,
      title: 'signs in',
      tests: [{ results: [{ error: { message: 'Timed out' } }] }],
    };
    expect(
      reportOf({ stats: {}, suites: [{ specs: [], suites: [{ specs: [spec, { ok: true }] }] }] }),
    ).toEqual(['✗ a.spec.ts:7 signs in\n    Timed out']);
  });

  it('names a check, and nothing where all held', () => {
    expect(reportOf({ checks: [{ name: 'lint', ok: false }] })).toEqual(['✗ lint']);
    expect(reportOf({ checks: [{ name: 'lint', ok: true }] })).toEqual([]);
  });
});
