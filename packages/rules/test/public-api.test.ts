import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('lists the modules and what each exports', async () => {
  const modules = {
    './accounting-year': await import('../src/accounting-year.ts'),
    './average-return': await import('../src/average-return.ts'),
    './balance-on': await import('../src/balance-on.ts'),
    './deduction': await import('../src/deduction.ts'),
    './dividend': await import('../src/dividend.ts'),
    './guarantee': await import('../src/guarantee.ts'),
    './instalment': await import('../src/instalment.ts'),
    './interest': await import('../src/interest.ts'),
    './loan': await import('../src/loan.ts'),
    './loan-extra': await import('../src/loan-extra.ts'),
    './loan-payoff': await import('../src/loan-payoff.ts'),
    './loan-plan': await import('../src/loan-plan.ts'),
    './loan-replay': await import('../src/loan-replay.ts'),
    './loan-schedule': await import('../src/loan-schedule.ts'),
    './pay-day': await import('../src/pay-day.ts'),
    './rate': await import('../src/rate.ts'),
    './result': await import('../src/result.ts'),
    './rounding': await import('../src/rounding.ts'),
    './rule-book': await import('../src/rule-book.ts'),
  };
  expect(manifest).toHaveProperty(
    'exports',
    Object.fromEntries(Object.keys(modules).map((name) => [name, `${name.replace('./', './src/')}.ts`])),
  );
  expect(
    Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, Object.keys(module).sort()])),
  ).toEqual({
    './accounting-year': ['findAccountingYear', 'getAccountingYear', 'getYearEndMonth'],
    './average-return': ['getAverageReturn'],
    './balance-on': ['getBalanceOn', 'listBalancesByDay'],
    './deduction': ['compareDeductions'],
    './dividend': ['getDividend'],
    './guarantee': ['getGuarantee'],
    './instalment': ['getInstalment'],
    './interest': ['WEIGHT_UNIT', 'accrue', 'getInterest', 'getPrincipalOn', 'measureRateTime', 'yearWeight'],
    './loan': ['readDebt'],
    './loan-extra': ['getSavings'],
    './loan-payoff': ['applyPayments', 'getPayoff'],
    './loan-plan': ['MAX_PERIODS', 'planLoan'],
    './loan-replay': ['collectsInterest', 'isDifferent', 'replayLedger'],
    './loan-schedule': ['getSchedule'],
    './pay-day': ['payDayInMonth', 'payDaysFrom'],
    './rate': ['MILLIONTHS', 'parseRate', 'readRates'],
    './result': ['impossible', 'known', 'missing'],
    './rounding': ['BAHT', 'TO_SATANG', 'UP_TO_BAHT', 'roundFraction', 'smaller', 'sum'],
    './rule-book': ['findVersion'],
  });
});
