import { z } from './zod.ts';
import { WRITE_FAILURES } from './board.ts';
import { defineCall } from './call.ts';
import { ProofText } from './challenge.ts';
import { feed } from './envelope.ts';
import { Honeypot, plainText, publicText } from './plain-text.ts';
import { BODY_RULE, CONTACT_RULE, NAME_RULE, TITLE_RULE } from './text-rules.ts';
import { Instant, PageNumber, RowId, RowIdParam } from './values.ts';

export const DEMANDS_PER_PAGE = 20;

/** The kind of a request sent to the cooperative. */
export const DemandKind = z.enum(['request', 'suggestion', 'complaint']);
export type DemandKind = z.infer<typeof DemandKind>;

export const DemandState = z.enum(['received', 'in_progress', 'answered']);
export type DemandState = z.infer<typeof DemandState>;

/** A request as shown in the list, without its author. Identity and telephone numbers in it are masked. */
export const Demand = z
  .object({
    demand_id: RowId,
    title: z.string(),
    topic_kind: DemandKind,
    state: DemandState,
    created_at: Instant,
  })
  .meta({ id: 'Demand' });
export type Demand = z.infer<typeof Demand>;

export const DemandPage = Demand.extend({
  body: z.string().meta({ description: 'Plain text' }),
  public: z.boolean(),
  answer: z.string().nullable().meta({ description: 'The answer of the cooperative, plain text' }),
  answered_at: Instant.nullable(),
});
export type DemandPage = z.infer<typeof DemandPage>;

const TrackingCode = z.string().max(64).meta({ description: 'Dashes, spaces and case are ignored' });

const COMMON = { tag: 'demand', access: 'public' } as const;

export const listDemands = defineCall({
  ...COMMON,
  id: 'demand',
  method: 'GET',
  path: '/api/info/demand',
  summary: 'List the public requests, newest first',
  query: z.object({ page: PageNumber.optional() }),
  response: z.object({
    rc_code: z.string(),
    page: z.int().positive(),
    per_page: z.int().positive(),
    total: z.int().nonnegative(),
    data: z.array(Demand),
  }),
});

const UNKNOWN = { 404: 'No such request, or it is not public and the code does not match' } as const;
const TOO_MANY_CODES = {
  429: 'Too many codes tried from one address; retry after `Retry-After` seconds',
} as const;

export const showDemand = defineCall({
  ...COMMON,
  id: 'demand_show',
  method: 'GET',
  path: '/api/info/demand_show/{demand_id}',
  summary: 'Get one request with its state and answer; a private one requires its tracking code',
  params: z.object({ demand_id: RowIdParam }),
  query: z.object({ tracking_code: TrackingCode.optional() }),
  response: feed(DemandPage),
  failures: { ...UNKNOWN, ...TOO_MANY_CODES },
});

export const trackDemand = defineCall({
  ...COMMON,
  id: 'demand_track',
  method: 'POST',
  path: '/api/info/demand_track',
  summary: 'Get a request by its tracking code, sent in the body so that it does not appear in access logs',
  body: z.object({ tracking_code: TrackingCode }),
  response: feed(DemandPage),
  failures: { 404: 'No request has this code', ...TOO_MANY_CODES },
});

export const createDemand = defineCall({
  ...COMMON,
  id: 'demand_create',
  method: 'POST',
  path: '/api/info/demand_create',
  summary: 'Send a request to the cooperative, as a visitor or as a signed-in member',
  writes: true,
  once: true,
  body: z.object({
    title: publicText(TITLE_RULE),
    body: publicText(BODY_RULE),
    name: plainText({ ...NAME_RULE, optional: true }).meta({ description: 'For the cooperative only' }),
    contact: plainText(CONTACT_RULE).meta({
      description: 'How to reach the author; for the cooperative only',
    }),
    topic_kind: DemandKind,
    public: z.boolean().meta({ description: 'Whether it is listed publicly' }),
    website: Honeypot,
    recaptcha: ProofText,
  }),
  response: feed(
    z.object({
      demand_id: RowId,
      tracking_code: z.string().meta({ description: 'Returned only once', example: 'ABCD-EFGH-JKMN' }),
    }),
  ),
  failures: WRITE_FAILURES,
});
