import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests, summaryLine } from './count-tests.mjs';

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] };

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Counts a run that left these files behind. */
function count(files) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return summaryLine(countTests(folder));
}

const vitest = (ok) => ({ name: 'vitest', ok, report: 'vitest.json' });

describe('a check without a report', () => {
  it('counts as one test', () => {
    const steps = [
      { name: 'lint', ok: true },
      { name: 'types', ok: false },
    ];
    expect(count({ 'steps.json': steps })).toBe('1 passed, 1 failed');
  });
});

describe('a test runner', () => {
  it('is counted from the report of Vitest', () => {
    expect(count({ 'steps.json': [vitest(false)], 'vitest.json': VITEST })).toBe(
      '5 passed, 1 failed, 3 skipped',
    );
  });

  it('is counted from the report of Playwright', () => {
    const step = { name: 'e2e', ok: false, report: 'e2e.json' };
    expect(count({ 'steps.json': [step], 'e2e.json': PLAYWRIGHT })).toBe('8 passed, 1 failed, 1 skipped');
  });

  it('has failed once for each test file that could not be loaded', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const report = { ...VITEST, testResults: [unloaded, unloaded] };
    expect(count({ 'steps.json': [vitest(false)], 'vitest.json': report })).toBe(
      '5 passed, 3 failed, 3 skipped',
    );
  });

  it('has failed once if it ended without a report', () => {
    expect(count({ 'steps.json': [vitest(false)] })).toBe('0 passed, 1 failed');
    expect(count({ 'steps.json': [vitest(true)] })).toBe('0 passed, 1 failed');
  });

  it('has failed once if its report is cut off', () => {
    expect(count({ 'steps.json': [vitest(true)], 'vitest.json': '{' })).toBe('0 passed, 1 failed');
  });

  it('has failed once if it ended badly though every test passed', () => {
    const report = { ...VITEST, numFailedTests: 0 };
    expect(count({ 'steps.json': [vitest(false)], 'vitest.json': report })).toBe(
      '5 passed, 1 failed, 3 skipped',
    );
  });
});

it('sums all steps of a run', () => {
  const steps = [{ name: 'lint', ok: true }, vitest(false), { name: 'e2e', ok: true, report: 'e2e.json' }];
  expect(count({ 'steps.json': steps, 'vitest.json': VITEST, 'e2e.json': PLAYWRIGHT })).toBe(
    '14 passed, 2 failed, 4 skipped',
  );
});

it('counts a run that ended before its end as one failure', () => {
  expect(count({})).toBe('0 passed, 1 failed');
});
