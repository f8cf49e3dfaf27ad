import { SUCCESS } from '@sahakorn/contract/envelope';
import {
  decideConsent,
  makePrivacyRequest,
  memberConsents,
  memberPrivacyRequests,
  type PrivacyRequest,
  privacyNotice,
  type Retention,
} from '@sahakorn/contract/privacy';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { proseHtml } from '../../html/prose-html.ts';
import { getSession } from '../session/authenticate.ts';
import type { ConsentService } from './consent-service.ts';
import type { PrivacyRequestRow } from './request-queries.ts';
import { type RequestRefusal, RequestService, type RequestServiceOptions } from './request-service.ts';
import type { RetentionRule } from './retention-rules.ts';

const REFUSED = '0';
/** Every change is audited, and kept for years. */
const DECISIONS_PER_MINUTE = 20;
const ANOTHER_NOTICE = 'ประกาศความเป็นส่วนตัวมีฉบับใหม่กว่า เปิดหน้านี้ใหม่แล้วอ่านก่อนเลือก';
const REFUSALS: Readonly<Record<RequestRefusal, string>> = {
  empty: 'เขียนว่าต้องการให้ทำอะไรกับข้อมูลใด',
  'too-many': 'มีคำขอที่รอคำตอบอยู่ 5 เรื่องแล้ว รอคำตอบก่อน หรือโทรสอบถามสหกรณ์',
};

/** The privacy notice and the retention periods, for anyone to read. */
export function registerPrivacyNotice(
  app: FastifyInstance,
  { consents, retentionRules }: { consents: ConsentService; retentionRules: readonly RetentionRule[] },
): void {
  const retention: Retention[] = retentionRules.map(({ what, kept }) => ({ what: what.th, kept }));

  registerCall(app, privacyNotice, async () => {
    const notice = await consents.findNotice();
    const shown = notice && {
      version: notice.version,
      title: notice.title,
      body_html: proseHtml(notice.bodyHtml),
      published_at: notice.publishedAt.toISOString(),
    };
    return { rc_code: SUCCESS, data: shown ? [shown] : [], retention };
  });
}

type ConsentServices = { consents: ConsentService; limits: Limits };
type PrivacyServices = RequestServiceOptions & ConsentServices & { idempotency: Idempotency };

/** Consents and privacy requests; needs a scope that requires a session. */
export function registerPrivacy(scope: FastifyInstance, services: PrivacyServices): void {
  registerConsents(scope, services);
  registerRequests(scope, new RequestService(services), services.idempotency);
}

function registerConsents(scope: FastifyInstance, { consents, limits }: ConsentServices): void {
  const limit = limits.perMinute('consents', DECISIONS_PER_MINUTE);

  registerCall(scope, memberConsents, async ({ request }) => {
    const { version, consents: standing, history } = await consents.list(getSession(request).membershipNo);
    return {
      rc_code: SUCCESS,
      version,
      data: standing.map(({ decidedAt, ...consent }) => ({
        ...consent,
        decided_at: decidedAt?.toISOString() ?? null,
      })),
      history: history.map(({ decidedAt, ...event }) => ({ ...event, decided_at: decidedAt.toISOString() })),
    };
  });

  registerCall(scope, decideConsent, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    await limit.take(membershipNo);
    return (await consents.decide({ membershipNo, ...body }, getCaller(request)))
      ? { rc_code: SUCCESS, data: [] }
      : { rc_code: REFUSED, rc_des: ANOTHER_NOTICE, data: [] };
  });
}

function registerRequests(scope: FastifyInstance, requests: RequestService, idempotency: Idempotency): void {
  registerCall(scope, memberPrivacyRequests, async ({ request }) => {
    const made = await requests.list(getSession(request).membershipNo);
    return { rc_code: SUCCESS, data: made.map(requestToWire) };
  });

  registerCall(scope, makePrivacyRequest, async ({ body, request }) => {
    const { membershipNo } = getSession(request);
    const write = readWrite(request, { scope: membershipNo, body, member: membershipNo });
    const made = await idempotency.run(write, async (storeAnswer) => {
      const outcome = await requests.create(
        { membershipNo, ...body },
        getCaller(request),
        storeAnswer && ((trx, row) => storeAnswer(trx, requestToWire(row))),
      );
      return 'refusal' in outcome ? outcome : requestToWire(outcome);
    });
    return 'refusal' in made
      ? { rc_code: REFUSED, rc_des: REFUSALS[made.refusal], data: [] }
      : { rc_code: SUCCESS, data: [made] };
  });
}

/** The officer who answered is not shown. */
function requestToWire(row: PrivacyRequestRow): PrivacyRequest {
  return {
    request_no: row.id,
    kind: row.kind,
    detail: row.detail,
    received_at: row.receivedAt.toISOString(),
    due_on: row.dueOn,
    state: row.state,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
  };
}
