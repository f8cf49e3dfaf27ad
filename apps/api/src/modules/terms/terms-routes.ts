import { SUCCESS } from '@sahakorn/contract/envelope';
import { acceptTerms, currentTerms, termsOfCondition } from '@sahakorn/contract/terms';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { proseHtml } from '../../html/prose-html.ts';
import { getSession } from '../session/authenticate.ts';
import type { CurrentTerms } from './terms-queries.ts';
import type { TermsService } from './terms-service.ts';

const REFUSED = '0';
const ANOTHER_VERSION = 'ข้อกำหนดมีฉบับใหม่กว่า กรุณาอ่านและยอมรับฉบับล่าสุด';

type TermsServices = { terms: TermsService };

/** The terms of use, for anyone to read before they sign in or register. */
export function registerCurrentTerms(app: FastifyInstance, { terms: service }: TermsServices): void {
  registerCall(app, currentTerms, async () => {
    const terms = await service.findCurrent(null);
    return { rc_code: SUCCESS, data: terms ? [toWire(terms)] : [] };
  });
}

/** The terms that a member has to accept, and accepting them; needs a scope that requires a session. */
export function registerTerms(scope: FastifyInstance, { terms: service }: TermsServices): void {
  registerCall(scope, termsOfCondition, async ({ request }) => {
    const terms = await service.findUnaccepted(getSession(request).membershipNo);
    if (!terms) return { rc_code: SUCCESS, data: [] };
    return { rc_code: REFUSED, data: [toWire(terms)] };
  });

  registerCall(scope, acceptTerms, async ({ body, request }) => {
    const accepted = await service.accept({
      membershipNo: getSession(request).membershipNo,
      version: body.version,
      ...getCaller(request),
    });
    request.log.info({ event: accepted ? 'terms_accepted' : 'terms_refused' }, 'terms');
    return accepted
      ? { rc_code: SUCCESS, data: [] }
      : { rc_code: REFUSED, rc_des: ANOTHER_VERSION, data: [] };
  });
}

/** HTML is sanitised on every read, however it came into the database. */
function toWire({ version, title, bodyHtml }: CurrentTerms) {
  return { version, title, body_html: proseHtml(bodyHtml) };
}
