import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed, Outcome } from './envelope.ts';
import { Instant, IsoDate, Password } from './values.ts';

/** The `rc_code`s of a download: the password is wrong. */
export const WRONG_PASSWORD = '-1';

/** The days within which a privacy request is answered (PDPA section 30). */
export const PRIVACY_ANSWER_DAYS = 30;

export const PRIVACY_DETAIL_LENGTH = 2000;

/** A purpose of consent. Its code never changes. */
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

/** A retention period, by the rules of the server's retention job. */
export const Retention = z.object({
  what: z.string().meta({ example: 'ประวัติการใช้งาน' }),
  kept: z.string().meta({ example: '365 วัน แล้วลบโดยอัตโนมัติ' }),
});
export type Retention = z.infer<typeof Retention>;

export const privacyNotice = defineCall({
  id: 'privacy_notice',
  method: 'GET',
  path: '/api/info/privacy',
  summary: 'The privacy notice, and what is kept how long, for anyone to read; no data where there is none',
  tag: 'privacy',
  access: 'public',
  response: z.object({ ...feed(PrivacyNotice).shape, retention: z.array(Retention) }),
});

/** A purpose, with the member's latest decision. */
export const Consent = z.object({
  ...ConsentPurpose.shape,
  state: z.enum(['given', 'withdrawn', 'undecided', 'changed']).meta({
    description: 'changed: given for an earlier wording, and not valid until it is given again',
  }),
  decided_at: Instant.nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** A consent, a withdrawal or an acceptance of terms. */
export const ConsentEvent = z.object({
  kind: z.enum(['given', 'withdrawn', 'terms']),
  title: z.string(),
  version: z.int().meta({ description: 'Of the notice or of the terms' }),
  decided_at: Instant,
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

export const memberConsents = defineCall({
  id: 'member_consents',
  method: 'POST',
  path: '/api/member/member_consents',
  summary: "The member's consents as they stand, and their history with the accepted terms, newest first",
  tag: 'privacy',
  access: 'session',
  response: z.object({
    ...feed(Consent).shape,
    version: z.int().nullable().meta({ description: 'Of the notice in which the purposes stand' }),
    history: z.array(ConsentEvent),
  }),
});

export const decideConsent = defineCall({
  id: 'decide_consent',
  method: 'POST',
  path: '/api/member/member_consents/decide',
  summary: 'Give or withdraw one consent, of the notice that was read',
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

/** The kinds of privacy requests (PDPA sections 32 to 36). */
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
  summary: 'What the member asked of their data, newest first',
  tag: 'privacy',
  access: 'session',
  response: feed(PrivacyRequest),
});

export const makePrivacyRequest = defineCall({
  id: 'make_privacy_request',
  method: 'POST',
  path: '/api/member/member_privacy_requests/make',
  summary: 'Ask for a correction, an erasure or the like; it is answered within 30 days',
  tag: 'privacy',
  access: 'session',
  writes: true,
  once: true,
  body: z.object({
    kind: PrivacyRequestKind,
    detail: z
      .string()
      .max(PRIVACY_DETAIL_LENGTH)
      .meta({ description: 'What about, in the words of the member' }),
  }),
  response: feed(PrivacyRequest),
});

/** A streamed file, or its refusal. */
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
    429: 'Too many wrong passwords (`locked`), or this kind of file was fetched within the last hour (`rate_limited`)',
    503: 'Too many people are fetching their data at this moment',
  },
} as const;

export const memberDataJson = defineCall({
  ...DOWNLOAD,
  id: 'member_data_json',
  path: '/api/member/member_data_json',
  summary: "Everything that is kept of the member as one JSON file; rc_code '-1' where the password is wrong",
  media: 'application/json',
});

export const memberDataCsv = defineCall({
  ...DOWNLOAD,
  id: 'member_data_csv',
  path: '/api/member/member_data_csv',
  summary: "The same as CSV files in one ZIP file; rc_code '-1' where the password is wrong",
  media: 'application/zip',
});
