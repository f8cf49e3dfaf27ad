import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { LoginAnswer } from './session.ts';

/** How long an officer looks, and how long the way in stays open. */
export const IMPERSONATION_SECONDS = 15 * 60;
export const IMPERSONATION_TICKET_SECONDS = 60;

/** Holds the ticket, out of reach of scripts; without the prefix where a developer's machine has no HTTPS. */
export const IMPERSONATION_COOKIE = '__Host-impersonate';

/** Where a ticket is turned into a cookie; `?ticket=` follows. */
export const IMPERSONATION_START_PATH = '/admin/impersonate/start';

export const impersonate = defineCall({
  id: 'impersonate',
  method: 'GET',
  path: '/admin/impersonate/auth/member',
  summary:
    'Look at the portal in the place of a member, who reads of it: 15 minutes, read-only, once for a ticket',
  tag: 'session',
  access: 'ticket',
  response: z.object({
    ...LoginAnswer.shape,
    impersonator: z.string().meta({ description: 'The officer who looks' }),
  }),
  failures: { 403: 'The ticket was used or is too old (`forbidden`), or `X-CSRF-TOKEN` is missing (`csrf`)' },
});
