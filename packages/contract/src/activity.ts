import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { Instant } from './values.ts';

/** The audit entries that a member may see. */
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
  'impersonation-started',
  'impersonation-ended',
  'data-downloaded',
  'data-download-failed',
  'data-download-broken',
  'consent-given',
  'consent-withdrawn',
  'privacy-requested',
  'privacy-answered',
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const Activity = z.object({
  happened_at: Instant,
  kind: ActivityKind,
  device: z.string().meta({ description: 'Browser and system in words', example: 'Chrome บน Android' }),
  address: z.string().meta({ description: 'Where from, masked; may be empty', example: '198.51.x.x' }),
  staff: z.string().nullable().meta({ description: 'The officer who did it, in place of the member' }),
  detail: z.string().nullable().meta({
    description: 'The file that was opened, the reason that an officer gave, or what was consented to',
  }),
});
export type Activity = z.infer<typeof Activity>;

export const memberActivity = defineCall({
  id: 'member_activity',
  method: 'POST',
  path: '/api/member/member_activity',
  summary: "What was done with the member's account, by whom and from where; newest first",
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
