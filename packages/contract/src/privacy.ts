import { normaliseThai } from '@sahakorn/thai/normalise';
import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed, Outcome } from './envelope.ts';
import { Instant, IsoDate, Password } from './values.ts';

/** The `rc_code` of a download with a wrong password. */
export const WRONG_PASSWORD = '-1';

/** Deadline in days for answering a request about personal data (PDPA section 30). */
export const PRIVACY_ANSWER_DAYS = 30;

export const PRIVACY_DETAIL_LENGTH = 2000;

/** A purpose that members may consent to; `code` is stable. */
export const ConsentPurpose = z.object({
  code: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  title: z.string(),
  description: z.string(),
});
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

export const PrivacyNotice = z.object({
  version: z.int(),
  title: z.string(),
  body_html: z.string().meta({ description: 'Sanitised on the server' }),
  published_at: Instant,
});
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;

/** The retention period of one kind of data, from the rules that the server applies. */
export const Retention = z.object({
  what: z.string().meta({ example: 'ประวัติการใช้งาน' }),
  kept: z.string().meta({ example: '365 วัน แล้วลบโดยอัตโนมัติ' }),
});
export type Retention = z.infer<typeof Retention>;

export const privacyNotice = defineCall({
  id: 'privacy_notice',
  method: 'GET',
  path: '/api/info/privacy',
  summary: 'The privacy notice and the retention periods; no data if there is no notice',
  tag: 'privacy',
  access: 'public',
  response: z.object({ ...feed(PrivacyNotice).shape, retention: z.array(Retention) }),
});

/** One purpose with the latest decision of the member. */
export const Consent = z.object({
  ...ConsentPurpose.shape,
  state: z.enum(['given', 'withdrawn', 'undecided', 'changed']).meta({
    description: 'changed: the wording has changed since it was given, so it must be given again to count',
  }),
  decided_at: Instant.nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** A consent given or withdrawn, or an acceptance of the terms. */
export const ConsentEvent = z.object({
  kind: z.enum(['given', 'withdrawn', 'terms']),
  title: z.string(),
  version: z.int().meta({ description: 'Version of the notice or of the terms' }),
  decided_at: Instant,
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

export const memberConsents = defineCall({
  id: 'member_consents',
  method: 'POST',
  path: '/api/member/member_consents',
  summary: "The member's current consents, and the history of consents and accepted terms, newest first",
  tag: 'privacy',
  access: 'session',
  response: z.object({
    ...feed(Consent).shape,
    version: z.int().nullable().meta({ description: 'Version of the notice that lists the purposes' }),
    history: z.array(ConsentEvent),
  }),
});

export const decideConsent = defineCall({
  id: 'decide_consent',
  method: 'POST',
  path: '/api/member/member_consents/decide',
  summary: 'Give or withdraw one consent, with the version of the notice that the member read',
  tag: 'privacy',
  access: 'session',
  writes: true,
  body: z.object({
    code: ConsentPurpose.shape.code,
    version: z.int().min(1).max(1_000_000),
    given: z.boolean(),
  }),
  response: Outcome,
});

/** The requests that members may make by law (PDPA sections 32 to 36). */
export const PrivacyRequestKind = z.enum(['correction', 'erasure', 'objection', 'restriction']);
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>;

export const PrivacyRequest = z.object({
  request_no: z.string(),
  kind: PrivacyRequestKind,
  detail: z.string(),
  received_at: Instant,
  due_on: IsoDate,
  state: z.enum(['received', 'done', 'refused']),
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const memberPrivacyRequests = defineCall({
  id: 'member_privacy_requests',
  method: 'POST',
  path: '/api/member/member_privacy_requests',
  summary: 'The member’s requests about their data, newest first',
  tag: 'privacy',
  access: 'session',
  response: feed(PrivacyRequest),
});

export const makePrivacyRequest = defineCall({
  id: 'make_privacy_request',
  method: 'POST',
  path: '/api/member/member_privacy_requests/make',
  summary: 'Request a correction, an erasure or similar; it is answered within 30 days',
  tag: 'privacy',
  access: 'session',
  writes: true,
  once: true,
  body: z.object({
    kind: PrivacyRequestKind,
    detail: z
      .string()
      .max(PRIVACY_DETAIL_LENGTH)
      .overwrite(normaliseThai)
      .meta({ description: 'Description, in the member’s own words' }),
  }),
  response: feed(PrivacyRequest),
});

/** A streamed file, or a refusal. */
const FileAnswer = z.union([
  z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  ),
  Outcome,
]);

const DOWNLOAD = {
  method: 'POST',
  tag: 'privacy',
  access: 'session',
  writes: true,
  body: z.object({ mem_password: Password }),
  response: FileAnswer,
  failures: {
    429: 'Too many wrong passwords (`locked`), or this type of file was already downloaded within the last hour (`rate_limited`)',
    503: 'Too many people are downloading their data at the moment',
  },
} as const;

export const memberDataJson = defineCall({
  ...DOWNLOAD,
  id: 'member_data_json',
  path: '/api/member/member_data_json',
  summary: "All data stored about the member as one JSON file; rc_code '-1' if the password is wrong",
  media: 'application/json',
});

export const memberDataCsv = defineCall({
  ...DOWNLOAD,
  id: 'member_data_csv',
  path: '/api/member/member_data_csv',
  summary: "The same as CSV files in one ZIP file; rc_code '-1' if the password is wrong",
  media: 'application/zip',
});
