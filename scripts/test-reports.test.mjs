import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countReport, countReports, summaryLine } from './test-reports.mjs';

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
