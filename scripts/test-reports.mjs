// Counts tests from the runners' own JSON reports in `reports/`. Plain JavaScript: any Node 18 runs it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** vitest's JSON report; a file that could not even be loaded counts as one failure. */
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

function countPlaywright(report) {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
  };
}

/** The project's own checks (lint, types): `{ checks: [{ name, ok }] }`. */
function countChecks(report) {
  const passed = report.checks.filter((check) => check.ok).length;
  return { passed, failed: report.checks.length - passed, skipped: 0 };
}

/**
 * Tests in one report of any of the runners.
 * @param {object} report parsed JSON
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countReport(report) {
  if (Array.isArray(report.checks)) return countChecks(report);
  if (Array.isArray(report.testResults)) return countVitest(report);
  if (report.stats) return countPlaywright(report);
  throw new Error('This report is of no runner that is known here.');
}

/** The sum over every report in a folder; a report that cannot be read counts as one failure. */
export function countReports(folder) {
  if (!existsSync(folder)) return NOTHING;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .map((name) => {
      try {
        return countReport(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      } catch {
        return { ...NOTHING, failed: 1 };
      }
    })
    .reduce(add, NOTHING);
}

function failedInVitest(report) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      const tests =
        failed.length > 0 ? failed : [{ fullName: 'did not load', failureMessages: [file.message] }];
      return tests.map((test) => ({
        name: `${file.name}: ${test.fullName}`,
        why: test.failureMessages?.[0],
      }));
    });
}

function failedInPlaywright(suite) {
  const specs = (suite.specs ?? []).filter((spec) => !spec.ok);
  const here = specs.map((spec) => ({
    name: `${spec.file}:${spec.line} ${spec.title}`,
    why: spec.tests.flatMap((test) => test.results.map((result) => result.error?.message)).find(Boolean),
  }));
  return [...here, ...(suite.suites ?? []).flatMap(failedInPlaywright)];
}

function failedInReport(report) {
  if (Array.isArray(report.checks)) return report.checks.filter((check) => !check.ok);
  if (Array.isArray(report.testResults)) return failedInVitest(report);
  return failedInPlaywright(report);
}

/** What failed, a line or two each: the test's name, and the first line of why. */
export function failures(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    try {
      const failed = failedInReport(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      return failed.map((test) => `✗ ${test.name}${test.why ? `\n    ${test.why.split('\n')[0]}` : ''}`);
    } catch {
      return [`✗ ${name} could not be read`];
    }
  });
}

/** One plain line: `N passed, N failed`, and `, N skipped` where there are any. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const reports = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../reports');
  for (const line of failures(reports)) console.log(line);
  console.log(summaryLine(countReports(reports)));
}
