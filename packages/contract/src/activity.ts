import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { Instant } from './values.ts';

/** The kinds of audit entries that members can see. The portal has a text for each. */
export const ActivityKind = z.enum([
  'signed-in',
  'signed-in-new-device',
  'sign-in-failed',
  'signed-out',
  'sessions-ended',
  'password-changed',
  'password-change-failed',
  'identity-failed',
  'registered',
  'password-reset',
  'account-given',
  'account-closed',
  'account-opened',
  'reset-required',
  'terms-accepted',
  'document-opened',
  'deposit-nickname-changed',
  'impersonation-started',
  'impersonation-ended',
  'data-downloaded',
  'data-download-failed',
  'data-download-broken',
  'consent-given',
  'consent-withdrawn',
  'privacy-requested',
  'privacy-answered',
  'confirmation-answered',
  'confirmation-submitted',
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const Activity = z.object({
  happened_at: Instant,
  kind: ActivityKind,
  device: z.string().meta({ description: 'Browser and system in words', example: 'Chrome บน Android' }),
  address: z.string().meta({ description: 'Network address, masked; may be empty', example: '198.51.x.x' }),
  staff: z.string().nullable().meta({ description: 'The officer who acted, if it was not the member' }),
  detail: z.string().nullable().meta({
    description: 'The opened file, the reason given by an officer, or the consent',
  }),
});
export type Activity = z.infer<typeof Activity>;

export const memberActivity = defineCall({
  id: 'member_activity',
  method: 'POST',
  path: '/api/member/member_activity',
  summary: "Activity on the member's account, with who and where; newest first",
  tag: 'session',
  access: 'session',
  body: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .meta({ description: 'From `next_cursor`' }),
    limit: z.int().min(1).max(100).default(10),
  }),
  response: z.object({ ...feed(Activity).shape, next_cursor: z.string().nullable() }),
});
