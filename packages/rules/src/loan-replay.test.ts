import { describe, expect, it } from 'vitest';
import { LOAN, RULE } from '../test/example-loan.ts';
import type { LedgerRow, ReplayTerms } from './loan-replay.ts';
import { collectsInterest, replayLedger } from './loan-replay.ts';

const TERMS: ReplayTerms = { rates: LOAN.rates, instalment: LOAN.instalment, finalPeriod: null };

function row(
  day: string,
  kind: LedgerRow['kind'],
  [principal, interest, balance]: LedgerRow['balance'][],
): LedgerRow {
  return {
    day,
    kind,
    period: null,
    principal: principal ?? 0n,
    interest: interest ?? null,
    balance: balance ?? null,
  };
}

const LEDGER = [
  row('2025-12-25', 'advance', [12_000_000n, 0n, 12_000_000n]),
  row('2026-01-23', 'instalment', [-1_000_000n, 57_205n, 11_000_000n]),
  row('2026-02-02', 'extra', [-450_000n, 18_082n, 10_550_000n]),
  row('2026-02-25', 'instalment', [-1_000_000n, 39_888n, 9_550_000n]),
  row('2026-03-02', 'payoff', [-9_550_000n, 7_849n, 0n]),
];

const differences = (ledger: readonly LedgerRow[], terms = TERMS) =>
  replayLedger(ledger, terms, RULE).rows.map(({ difference }) => Object.values(difference));

describe('replaying a ledger', () => {
  it('finds the days, the interest and the principal of every row', () => {
    const { rows, differs, uncollected } = replayLedger(LEDGER, TERMS, RULE);
    expect(rows.map(({ expected }) => expected.status === 'known' && expected.value.days)).toEqual([
      0, 29, 10, 23, 5,
    ]);
    expect(differs).toBe(false);
    expect(uncollected).toEqual({ status: 'known', value: 0n });
  });

  it('keeps a difference to the row that it comes from', () => {
    const changed = LEDGER.map((stated, index) => (index === 1 ? { ...stated, interest: 57_200n } : stated));
    expect(
      differences(changed)
        .flat()
        .filter((amount) => amount !== 0n),
    ).toEqual([-5n]);
    expect(replayLedger(changed, TERMS, RULE).rows[1]?.difference.interest).toBe(-5n);
  });

  it('finds a balance that does not follow, and a negative interest', () => {
    const ledger = LEDGER.slice(0, 2).with(
      1,
      row('2026-01-23', 'instalment', [-1_000_000n, -100n, 11_000_001n]),
    );
    expect(differences(ledger)[1]).toEqual([-57_305n, 0n, 1n]);
  });

  it('collects the interest before a second advance with the next payment', () => {
    const ledger = [
      row('2025-12-25', 'advance', [12_000_000n, 0n, 12_000_000n]),
      row('2026-01-04', 'advance', [6_000_000n, 0n, 18_000_000n]),
      row('2026-01-23', 'instalment', [-1_000_000n, 19_726n + 56_219n, 17_000_000n]),
    ];
    expect(
      differences(ledger)
        .flat()
        .every((amount) => amount === 0n),
    ).toBe(true);
  });

  it.each([1, 2, 3, 4])('accrues no further interest after row %i, which collects it', (index) => {
    const [newest] = LEDGER.slice(index);
    expect(newest && collectsInterest(newest)).toBe(true);
    for (const ledger of [LEDGER.slice(0, index + 1), LEDGER.slice(index, index + 1)]) {
      expect(replayLedger(ledger, TERMS, RULE).uncollected).toEqual({ status: 'known', value: 0n });
    }
  });

  it('moves the debt without its interest, and says what is uncollected', () => {
    const ledger = [...LEDGER.slice(0, 2), row('2026-02-02', 'move', [-11_000_000n, 0n, 0n])];
    const replay = replayLedger(ledger, TERMS, RULE);
    expect(replay.differs).toBe(false);
    expect(replay.uncollected).toEqual({ status: 'known', value: 18_082n });
  });

  it('does not question a principal without terms', () => {
    const ledger = [LEDGER[0], row('2026-01-23', 'instalment', [-777n, 57_205n, 11_999_223n])].flatMap(
      (one) => one ?? [],
    );
    expect(differences(ledger, { ...TERMS, instalment: null })[1]).toEqual([0n, 0n, 0n]);
    expect(differences(ledger)[1]).toEqual([0n, 999_223n, 999_223n]);
  });

  it('expects the entire balance in the final period', () => {
    const stated = { ...row('2026-01-23', 'instalment', [-12_000_000n, 57_205n, 0n]), period: 10 };
    const ledger = [LEDGER[0], stated].flatMap((one) => one ?? []);
    expect(differences(ledger, { ...TERMS, finalPeriod: 10 })[1]).toEqual([0n, 0n, 0n]);
  });

  it('states in the row itself what is missing, and continues', () => {
    const ledger = LEDGER.map((stated, index) => (index === 2 ? { ...stated, interest: null } : stated));
    expect(differences(ledger)[2]).toEqual([null, 0n, 0n]);
    const rates = [{ from: '2026-02-02', rate: '6' }];
    const { rows } = replayLedger(LEDGER, { ...TERMS, rates }, RULE);
    expect(rows.map(({ expected }) => expected.status)).toEqual([
      'known',
      'missing',
      'missing',
      'known',
      'known',
    ]);
    expect(rows[1]?.expected).toEqual({ status: 'missing', missing: [{ fact: 'rate', on: '2025-12-25' }] });
  });

  it('starts in the middle of a history from the balance that the first row states', () => {
    const { rows } = replayLedger(LEDGER.slice(1), TERMS, RULE);
    expect(rows.map(({ expected }) => expected.status)).toEqual(['missing', 'known', 'known', 'known']);
    expect(rows[0]?.expected).toEqual({ status: 'missing', missing: [{ fact: 'day' }] });
    const unstated = LEDGER.slice(1).map((stated) => ({ ...stated, balance: null }));
    expect(replayLedger(unstated, TERMS, RULE).rows[1]?.expected).toEqual({
      status: 'missing',
      missing: [{ fact: 'balance' }],
    });
  });

  it('says that a row lies before the one above it, and counts no day twice', () => {
    const ledger = [
      ...LEDGER.slice(0, 2),
      row('2026-01-20', 'extra', [-100n, 0n, 10_999_900n]),
      row('2026-02-02', 'extra', [-100n, 18_082n, 10_999_800n]),
    ];
    const { rows } = replayLedger(ledger, TERMS, RULE);
    expect(rows[2]?.expected).toEqual({ status: 'impossible', reason: 'before-last-payment' });
    expect(rows[3]?.difference).toEqual({ interest: 0n, principal: 0n, balance: 0n });
  });

  it('keeps a payment above the debt unchanged, and counts no interest on the excess', () => {
    const ledger = [
      ...LEDGER.slice(0, 2),
      row('2026-02-25', 'extra', [-11_500_000n, 59_671n, -500_000n]),
      row('2026-03-25', 'advance', [500_000n, 0n, 0n]),
    ];
    expect(
      differences(ledger)
        .flat()
        .filter((amount) => amount !== 0n),
    ).toEqual([]);
  });

  it('counts 29 February, exactly with amounts of 15 digits', () => {
    const owed = 9_999_999_999_999_99n;
    const leap = [
      row('2028-02-28', 'advance', [owed, 0n, owed]),
      row('2028-03-01', 'payoff', [-owed, 328_767_123_288n, 0n]),
    ];
    const { rows, differs } = replayLedger(leap, TERMS, RULE);
    expect(rows[1]?.expected).toMatchObject({ value: { days: 2 } });
    expect(differs).toBe(false);
  });

  it('has nothing to say of an empty ledger', () => {
    expect(replayLedger([], TERMS, RULE)).toMatchObject({ rows: [], differs: false });
  });

  it('takes interest that was left to the next payment, or corrected for a row posted late, as right', () => {
    const unstated = row('2026-02-02', 'extra', [-450_000n, null, 10_550_000n]);
    const late = row('2026-01-13', 'advance', [-450_000n, 0n, 10_550_000n]);
    const next = (interest: bigint) => row('2026-02-25', 'instalment', [-1_000_000n, interest, 9_550_000n]);
    const second = (between: LedgerRow, interest: bigint) =>
      differences([...LEDGER.slice(0, 2), between, next(interest)])[3];
    // 10 days on 110,000.00 and 23 on 105,500.00, or the latter alone.
    expect(second(unstated, 57_970n)).toEqual([0n, 0n, 0n]);
    expect(second(unstated, 39_888n)).toEqual([0n, 0n, 0n]);
    expect(second(unstated, 57_870n)?.[0]).toBe(17_982n);
    // 33 days on 105,500.00, without or with what ten days on 4,500.00 were charged too much.
    expect(second(late, 57_230n)).toEqual([0n, 0n, 0n]);
    expect(second(late, 56_490n)).toEqual([0n, 0n, 0n]);
    expect(second(late, 57_130n)?.[0]).toBe(-100n);
  });

  it('counts each day of a month on its own principal', () => {
    // April 2026: 666,660.00 for 24 days and 676,660.00 for 7, in whole baht.
    const ledger = [
      row('2026-02-27', 'advance', [67_332_700n, 0n, 67_332_700n]),
      row('2026-03-30', 'instalment', [-666_700n, 257_300n, 66_666_000n]),
      row('2026-04-23', 'advance', [1_000_000n, 0n, 67_666_000n]),
      row('2026-04-30', 'instalment', [-666_700n, 255_700n, 66_999_300n]),
    ];
    const terms = { ...TERMS, rates: [{ from: '2020-01-01', rate: '4.5' }], instalment: null };
    const { rows } = replayLedger(ledger, terms, {
      yearDays: 365,
      rounding: { unit: 'baht', mode: 'half-up' },
    });
    expect(rows.map(({ difference }) => difference.interest)).toEqual([0n, 0n, 0n, 0n]);
    expect(rows[3]?.accrual).toEqual({
      balance: 67_666_000n,
      from: '2026-03-30',
      changes: [{ day: '2026-04-23', amount: 1_000_000n }],
    });
  });

  it('begins in the middle of a history also with an advance that adds to a debt', () => {
    const later = [
      row('2026-02-02', 'advance', [450_000n, 0n, 11_450_000n]),
      row('2026-02-25', 'instalment', [-1_000_000n, 60_000n, 10_450_000n]),
    ];
    const { rows, differs } = replayLedger(later, TERMS, RULE);
    expect(differs).toBe(false);
    expect(rows[1]?.expected).toEqual({ status: 'missing', missing: [{ fact: 'day' }] });
  });

  it('lets the last instalment pay all that is left', () => {
    const last = row('2026-01-23', 'instalment', [-12_000_000n, 57_205n, 0n]);
    expect(differences([...LEDGER.slice(0, 1), last])[1]).toEqual([0n, 0n, 0n]);
  });
});
