import type { DemandState } from '@sahakorn/contract/demand';
import type { Kysely } from 'kysely';
import type { AuditDetails, AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { AuditedContext } from '../audit/audit-log.ts';
import { createDemandQueries } from './demand-queries.ts';

type Changes = Parameters<ReturnType<typeof createDemandQueries>['update']>[1];

/** Handling of demands by officers. Every action is audited. */
export class DemandAdministration {
  readonly #context: AuditedContext;

  constructor(context: AuditedContext) {
    this.#context = context;
  }

  /** Open demands, or all; the oldest first. */
  list(options: { all: boolean; limit: number }) {
    return createDemandQueries(this.#context.db).listForStaff(options);
  }

  /** With name and contact, which only officers see. */
  async find(demandId: number, staff: string) {
    return this.#context.db.transaction().execute(async (trx) => {
      const found = await createDemandQueries(trx).findForStaff(demandId);
      if (found) await this.#record(trx, 'demand-read', { staff, details: { id: demandId } });
      return found ?? null;
    });
  }

  /** False if there is no such demand. */
  answer(demandId: number, { staff, text }: { staff: string; text: string }): Promise<boolean> {
    const changes = { state: 'answered', answer: text, answered_at: this.#context.now() } as const;
    return this.#change('demand-answered', { demandId, staff, changes });
  }

  /** Sets another state, which removes an existing answer. False if the demand does not exist. */
  setState(
    demandId: number,
    { staff, state }: { staff: string; state: Exclude<DemandState, 'answered'> },
  ): Promise<boolean> {
    const changes = { state, answer: null, answered_at: null };
    return this.#change('demand-state', { demandId, staff, changes, details: { state } });
  }

  /** Hides a demand from the public list; its author can still follow it by the code. */
  hide(demandId: number, { staff, reason }: { staff: string; reason: string }): Promise<boolean> {
    const changes = { public: false };
    return this.#change('demand-hidden', { demandId, staff, changes, details: { reason } });
  }

  #change(
    kind: AuditKind,
    {
      demandId,
      staff,
      changes,
      details = {},
    }: { demandId: number; staff: string; changes: Changes; details?: AuditDetails },
  ): Promise<boolean> {
    return this.#context.db.transaction().execute(async (trx) => {
      const done = await createDemandQueries(trx).update(demandId, changes);
      if (done) await this.#record(trx, kind, { staff, details: { id: demandId, ...details } });
      return done;
    });
  }

  async #record(
    trx: Kysely<Database>,
    kind: AuditKind,
    { staff, details }: { staff: string; details: AuditDetails },
  ): Promise<void> {
    const entry = { kind, staff, details, membershipNo: null, address: '', userAgent: '' };
    await this.#context.audit.append(trx, entry);
  }
}
