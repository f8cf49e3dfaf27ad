import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BreachStep } from '../../db/privacy-schema.ts';
import type { Database } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import type { BreachTimes } from './breach-clock.ts';
import { type BreachEntry, createBreachQueries } from './breach-queries.ts';

/** A breach with its steps, the first one first. */
export type Breach = { breachNo: number; times: BreachTimes; entries: readonly BreachEntry[] };

/** What an officer adds. */
export type NewStep = { happenedAt: Date; detail: string; staff: string };

export type StepRefusal = 'unknown' | 'closed' | 'reported' | 'future' | 'before';

const LOCK = 'breach register';

/** The append-only register of personal data breaches, hashed into the audit log. */
export class BreachRegister {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  /** Records a breach and returns its number. */
  open(discovery: NewStep): Promise<number | { refusal: StepRefusal }> {
    return withAdvisoryLock(this.#context.db, LOCK, async (trx) => {
      if (discovery.happenedAt > this.#context.now()) return { refusal: 'future' };
      const breachNo = await createBreachQueries(trx).nextNumber();
      await this.#insert(trx, breachNo, 'discovered', discovery);
      return breachNo;
    });
  }

  /** Adds a step to a breach. Returns why it is refused, or null. */
  add(
    breachNo: number,
    step: Exclude<BreachStep, 'discovered'>,
    added: NewStep,
  ): Promise<StepRefusal | null> {
    return withAdvisoryLock(this.#context.db, LOCK, async (trx) => {
      const [breach] = getBreaches(await createBreachQueries(trx).list(breachNo));
      if (!breach) return 'unknown';
      const { discoveredAt, reportedAt, closedAt } = breach.times;
      if (closedAt !== null) return 'closed';
      if (step === 'reported' && reportedAt !== null) return 'reported';
      if (added.happenedAt > this.#context.now()) return 'future';
      if (added.happenedAt < discoveredAt) return 'before';
      await this.#insert(trx, breachNo, step, added);
      return null;
    });
  }

  async list(): Promise<Breach[]> {
    return getBreaches(await createBreachQueries(this.#context.db).list(null));
  }

  async find(breachNo: number): Promise<Breach | null> {
    return getBreaches(await createBreachQueries(this.#context.db).list(breachNo))[0] ?? null;
  }

  /** The audit log contains a hash of the text, so that a later change is detected. */
  async #insert(
    trx: Transaction<Database>,
    breachNo: number,
    step: BreachStep,
    added: NewStep,
  ): Promise<void> {
    await createBreachQueries(trx).insert({ breachNo, step, recordedAt: this.#context.now(), ...added });
    const { happenedAt, detail, staff } = added;
    const text = JSON.stringify([breachNo, step, happenedAt.toISOString(), detail]);
    const details = { breach: breachNo, step, sha256: createHash('sha256').update(text).digest('hex') };
    const entry = { kind: 'breach-recorded', membershipNo: null, staff, details } as const;
    await this.#context.audit.append(trx, { ...entry, address: '', userAgent: '' });
  }
}

function getBreaches(entries: readonly BreachEntry[]): Breach[] {
  return [...Map.groupBy(entries, ({ breachNo }) => breachNo)].flatMap(([breachNo, steps]) => {
    const at = (step: BreachStep) => steps.find((entry) => entry.step === step)?.happenedAt ?? null;
    const discoveredAt = at('discovered');
    if (discoveredAt === null) return [];
    return [
      {
        breachNo,
        times: { discoveredAt, reportedAt: at('reported'), closedAt: at('closed') },
        entries: steps,
      },
    ];
  });
}
