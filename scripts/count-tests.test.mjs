import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests, listFailures, summaryLine } from './count-tests.mjs';

const VITEST = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] };

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function leave(files) {
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Counts a run that left these files behind. */
function count(files) {
  leave(files);
  return summaryLine(countTests(folder));
}

/** Lists the failures of a run that left these files behind. */
function list(files) {
  leave(files);
  return listFailures(folder);
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

describe('the list of failures', () => {
  const e2e = { name: 'e2e', ok: false, report: 'e2e.json' };

  it('is empty after a run without failures, and after one that left nothing', () => {
    expect(list({})).toEqual([]);
    expect(list({ 'steps.json': [{ name: 'lint', ok: true }, vitest(true)], 'vitest.json': VITEST })).toEqual(
      [],
    );
  });

  it('names a check, and a runner without a report', () => {
    expect(list({ 'steps.json': [{ name: 'lint', ok: false }, vitest(false)] })).toEqual([
      '✗ lint',
      '✗ vitest',
      '    It left no readable report.',
    ]);
  });

  it('names a runner that ended badly though every test passed', () => {
    const report = { ...VITEST, numFailedTests: 0 };
    expect(list({ 'steps.json': [vitest(false)], 'vitest.json': report })).toEqual([
      '✗ vitest',
      '    No test failed.',
    ]);
  });

  it('names the failed tests of Vitest, and files that could not be loaded', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['\u001B[31mError: by zero\u001B[39m\n\n  at b'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'SyntaxError' },
    ];
    expect(list({ 'steps.json': [vitest(false)], 'vitest.json': { ...VITEST, testResults } })).toEqual([
      '✗ a.test.ts › divides',
      '    Error: by zero',
      '      at b',
      '✗ b.test.ts',
      '    SyntaxError',
    ]);
  });

  it('names the failed tests of Playwright with the first lines of their errors', () => {
    const error = { message: Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n') };
    const failed = {
      file: 'a.spec.ts',
      line: 3,
      title: 'opens',
      ok: false,
      tests: [{ results: [{ error }] }],
    };
    const passed = { ...failed, title: 'closes', ok: true, tests: [{ results: [{}] }] };
    const report = { ...PLAYWRIGHT, suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] };
    const lines = list({ 'steps.json': [e2e], 'e2e.json': report });
    expect(lines.slice(0, 2)).toEqual(['✗ a.spec.ts:3 › opens', '    line 0']);
    expect(lines).toHaveLength(9);
  });

  it('names what passed on the second try, also in a run without failures', () => {
    const tests = [{ results: [{ error: { message: 'Timed out' } }, {}] }];
    const flaky = { file: 'a.spec.ts', line: 3, title: 'opens', ok: true, tests };
    const report = { ...PLAYWRIGHT, suites: [{ specs: [flaky] }] };
    expect(list({ 'steps.json': [{ ...e2e, ok: true }], 'e2e.json': report })).toEqual([
      '✗ a.spec.ts:3 › opens (passed on the second try)',
      '    Timed out',
    ]);
  });
});
