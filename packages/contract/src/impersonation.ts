import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { LoginResponse } from './session.ts';

/** The length of an impersonation session, and of the validity of its ticket. */
export const IMPERSONATION_SECONDS = 15 * 60;
export const IMPERSONATION_TICKET_SECONDS = 60;

/** Contains the ticket, not readable by scripts. Without the prefix if a development machine has no HTTPS. */
export const IMPERSONATION_COOKIE = '__Host-impersonate';

/** The path that stores a ticket in the cookie; takes `?ticket=`. */
export const IMPERSONATION_START_PATH = '/admin/impersonate/start';

export const impersonate = defineCall({
  id: 'impersonate',
  method: 'GET',
  path: '/admin/impersonate/auth/member',
  summary:
    'Start a read-only session of 15 minutes as a member, who can see that it happened; a ticket is valid once',
  tag: 'session',
  access: 'ticket',
  response: z.object({
    ...LoginResponse.shape,
    impersonator: z.string().meta({ description: 'The name of the officer' }),
  }),
  failures: {
    403: 'The ticket was used or has expired (`forbidden`), or `X-CSRF-TOKEN` is missing (`csrf`)',
  },
});
