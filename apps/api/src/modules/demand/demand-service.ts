import { type Demand, type DemandKind, type DemandPage, DEMANDS_PER_PAGE } from '@sahakorn/contract/demand';
import { maskPersonal } from '@sahakorn/thai/mask-personal';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { StoreAnswer } from '../idempotency/idempotency.ts';
import type { Author, SubmissionService } from '../submission/submission-service.ts';
import { createDemandQueries, type DemandPageRow, type DemandRow } from './demand-queries.ts';
import { createTrackingCode, hashTrackingCode } from './tracking-code.ts';

/** A new request or complaint. */
export type NewDemand = {
  title: string;
  body: string;
  name: string;
  contact: string;
  topic_kind: DemandKind;
  public: boolean;
};

type DemandServiceOptions = { db: Kysely<Database>; submissions: SubmissionService; now: () => Date };

/** Requests and complaints: public ones for everyone, private ones by tracking code only. */
export class DemandService {
  readonly #db: Kysely<Database>;
  readonly #submissions: SubmissionService;
  readonly #now: () => Date;

  constructor({ db, submissions, now }: DemandServiceOptions) {
    this.#db = db;
    this.#submissions = submissions;
    this.#now = now;
  }

  /** A page of public demands, the newest first; a page after the last is empty. */
  async list(page: number): Promise<{ page: number; per_page: number; total: number; data: Demand[] }> {
    const queries = createDemandQueries(this.#db);
    const total = await queries.countPublic();
    const offset = (page - 1) * DEMANDS_PER_PAGE;
    const rows = offset < total ? await queries.listPublic({ limit: DEMANDS_PER_PAGE, offset }) : [];
    return { page, per_page: DEMANDS_PER_PAGE, total, data: rows.map(toDemand) };
  }

  /** @throws NotFound if it does not exist or is not public */
  async read(demandId: number): Promise<DemandPage> {
    const row = await createDemandQueries(this.#db).findPublic(demandId);
    if (!row) throw new NotFound('demand not found');
    return toPage(row);
  }

  /** @throws NotFound if no demand has this code, or a demand with another number has it */
  async track(code: string, demandId?: number): Promise<DemandPage> {
    const row = await createDemandQueries(this.#db).findByHash(hashTrackingCode(code));
    if (!row || (demandId !== undefined && row.demand_id !== demandId)) {
      throw new NotFound('demand not found');
    }
    return toPage(row);
  }

  /**
   * Creates a demand. The tracking code is returned only here.
   * @throws RateLimited
   */
  async create(
    demand: NewDemand,
    author: Author,
    storeAnswer: StoreAnswer | null,
  ): Promise<{ demand_id: number; tracking_code: string }> {
    const { title, body, name, contact, topic_kind } = demand;
    const code = createTrackingCode();
    const tracking = { tracking_hash: hashTrackingCode(code) };
    const written = { membership_no: author.membershipNo, created_at: this.#now(), ...tracking };
    const row = { title, body, name, contact, topic_kind, public: demand.public, ...written };
    const toAnswer = (demandId: number) => ({ demand_id: demandId, tracking_code: code });
    const demandId = await this.#submissions.submit(
      { kind: 'demand', author, text: [title, body, name, contact, topic_kind, String(demand.public)] },
      {
        write: (trx) => createDemandQueries(trx).insertDemand(row),
        rekey: (trx, id) => createDemandQueries(trx).updateHash(id, tracking.tracking_hash),
        storeAnswer: storeAnswer && ((trx, id) => storeAnswer(trx, toAnswer(id))),
      },
    );
    return toAnswer(demandId);
  }
}

function toDemand({ demand_id, topic_kind, state, created_at, ...row }: DemandRow): Demand {
  const title = row.masked_title ?? maskPersonal(row.title);
  return { demand_id, title, topic_kind, state, created_at: created_at.toISOString() };
}

/** Telephone numbers in the cooperative's own answers are not masked. */
function toPage(row: DemandPageRow): DemandPage {
  return {
    ...toDemand(row),
    body: row.masked_body ?? maskPersonal(row.body),
    public: row.public,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
