// Counts and lists the tests of the last `npm test` from the reports in `reports/`. Runs on any Node from 18.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const FAILED = { passed: 0, failed: 1, skipped: 0 };

/** A test file that could not be loaded counts as one failure. */
function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const readJson = (folder, file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

function countStep(folder, { ok, report: file }) {
  if (!file) return ok ? { passed: 1, failed: 0, skipped: 0 } : FAILED;
  try {
    const report = readJson(folder, file);
    const counts = report.testResults ? countVitest(report) : countPlaywright(report);
    return ok ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
  } catch {
    return FAILED;
  }
}

/**
 * The sum over the steps listed in `steps.json`. A runner that failed or left no readable report counts as at
 * least one failure; so does a missing list.
 * @param {string} folder of the reports
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(folder) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const step of readJson(folder, 'steps.json'))
      for (const [name, count] of Object.entries(countStep(folder, step))) total[name] += count;
    return total;
  } catch {
    return FAILED;
  }
}

function listVitest({ testResults }) {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [{ title: file.name, error: file.message ?? '' }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file.name} › ${fullName}`,
      error: failureMessages.join('\n'),
    }));
  });
}

/** A test that passed on the second try is listed too, though it counts as passed. */
function listPlaywright({ suites = [], errors }) {
  const listSuite = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ ok, file, line, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results.filter(({ error }) => error));
      if (failed.length === 0) return [];
      const name = `${file}:${line} › ${title}`;
      const error = failed.map(({ error: { message = '' } }) => message).join('\n');
      return [{ title: ok ? `${name} (passed on the second try)` : name, error }];
    }),
    ...inner.flatMap(listSuite),
  ];
  return [
    ...errors.map(({ message = '' }) => ({ title: 'Playwright', error: message })),
    ...suites.flatMap(listSuite),
  ];
}

function listStep(folder, { name, ok, report: file }) {
  if (!file) return ok ? [] : [{ title: name, error: '' }];
  try {
    const report = readJson(folder, file);
    const failures = report.testResults ? listVitest(report) : listPlaywright(report);
    return failures.length === 0 && !ok ? [{ title: name, error: 'No test failed.' }] : failures;
  } catch {
    return [{ title: name, error: 'It left no readable report.' }];
  }
}

/** Enough of an error to show its kind, what was expected and what was received. */
const ERROR_LINES = 8;

/**
 * The failures of the steps listed in `steps.json`: a line with the title, then the first lines of the error.
 * Printed at the end of a run, where they are found without reading all of its output.
 * @param {string} folder of the reports
 * @returns {string[]}
 */
export function listFailures(folder) {
  let steps;
  try {
    steps = readJson(folder, 'steps.json');
  } catch {
    return [];
  }
  return steps
    .flatMap((step) => listStep(folder, step))
    .flatMap(({ title, error }) => {
      const lines = stripVTControlCharacters(error).split('\n');
      const shown = lines.filter((line) => line.trim() !== '').slice(0, ERROR_LINES);
      return [`✗ ${title}`, ...shown.map((line) => `    ${line}`)];
    });
}

/** `N passed, N failed`, and `, N skipped` if there are any. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file)
  console.log(summaryLine(countTests(path.join(path.dirname(file), '../reports'))));
