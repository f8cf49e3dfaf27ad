import { z } from 'zod';
import { defineCall } from './call.ts';
import { LoginAnswer } from './session.ts';

/** The lifetime of an impersonation session, and of its ticket. */
export const IMPERSONATION_SECONDS = 15 * 60;
export const IMPERSONATION_TICKET_SECONDS = 60;

/** The HttpOnly cookie of the ticket; without the prefix in development, which has no HTTPS. */
export const IMPERSONATION_COOKIE = '__Host-impersonate';

/** Sets the ticket cookie from `?ticket=`. */
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
