import { SUCCESS } from '@sahakorn/contract/envelope';
import {
  decideConsent,
  makePrivacyRequest,
  memberConsents,
  memberDataCsv,
  memberDataJson,
  memberPrivacyRequests,
  type PrivacyRequest,
  privacyNotice,
  type Retention,
  WRONG_PASSWORD,
} from '@sahakorn/contract/privacy';
import { todayIso } from '@sahakorn/thai/date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { proseHtml } from '../../html/prose-html.ts';
import { getSession } from '../session/authenticate.ts';
import { onAbortedResponse } from './aborted-response.ts';
import type { ConsentService } from './consent-service.ts';
import { type MemberData, writeJson, writeZip } from './data-files.ts';
import { DownloadService, type DownloadServiceOptions } from './download-service.ts';
import type { PrivacyRequestRow } from './request-queries.ts';
import { type RequestRefusal, RequestService } from './request-service.ts';
import type { RetentionRule } from './retention-rules.ts';

const REFUSED = '0';
const ANOTHER_NOTICE = 'ประกาศความเป็นส่วนตัวมีฉบับใหม่กว่า เปิดหน้านี้ใหม่แล้วอ่านก่อนเลือก';
const PASSWORD_WRONG = 'รหัสผ่านไม่ถูกต้อง ตรวจสอบแล้วพิมพ์ใหม่อีกครั้ง';
const REFUSALS: Readonly<Record<RequestRefusal, string>> = {
  empty: 'เขียนว่าต้องการให้ทำอะไรกับข้อมูลใด',
  'too-many': 'มีคำขอที่รอคำตอบอยู่ 5 เรื่องแล้ว รอคำตอบก่อน หรือโทรสอบถามสหกรณ์',
};

/** The privacy notice and the retention periods, for anyone to read. */
export function registerPrivacyNotice(
  app: FastifyInstance,
  { consents, retentionRules }: { consents: ConsentService; retentionRules: readonly RetentionRule[] },
): void {
  const retention: Retention[] = retentionRules.map(({ what, kept }) => ({ what, kept }));

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

type PrivacyServices = DownloadServiceOptions & { consents: ConsentService; idempotency: Idempotency };

/** Consents, privacy requests and data downloads; needs a scope that requires a session. */
export function registerPrivacy(scope: FastifyInstance, services: PrivacyServices): void {
  registerConsents(scope, services.consents);
  registerRequests(scope, new RequestService(services), services.idempotency);
  registerDownloads(scope, new DownloadService(services));
}

function registerDownloads(scope: FastifyInstance, downloads: DownloadService): void {
  const collect = async (
    reply: FastifyReply,
    password: string,
    format: 'json' | 'csv',
  ): Promise<MemberData | null> => {
    const { request } = reply;
    const download = { membershipNo: getSession(request).membershipNo, format };
    const data = await downloads.collect({ ...download, password }, getCaller(request));
    const failed = (error: unknown) => request.log.warn({ err: error }, 'a broken download is not recorded');
    const recordBroken = () => void downloads.breakOff(download, getCaller(request)).catch(failed);
    if (data) onAbortedResponse(reply.raw, recordBroken);
    return data;
  };

  registerCall(scope, memberDataJson, async ({ body, reply }) => {
    const data = await collect(reply, body.mem_password, 'json');
    return data ? attach(reply, data, 'json', writeJson(data)) : wrongPassword();
  });

  registerCall(scope, memberDataCsv, async ({ body, reply }) => {
    const data = await collect(reply, body.mem_password, 'csv');
    return data ? attach(reply, data, 'zip', writeZip(data)) : wrongPassword();
  });
}

function registerConsents(scope: FastifyInstance, consents: ConsentService): void {
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
    const write = readWrite(request, { scope: membershipNo, body });
    const made = await idempotency.run(write, async (settle) => {
      const outcome = await requests.make(
        { membershipNo, ...body },
        getCaller(request),
        settle && ((trx, row) => settle(trx, requestToWire(row))),
      );
      return 'refusal' in outcome ? outcome : requestToWire(outcome);
    });
    return 'refusal' in made
      ? { rc_code: REFUSED, rc_des: REFUSALS[made.refusal], data: [] }
      : { rc_code: SUCCESS, data: [made] };
  });
}

function attach(
  reply: FastifyReply,
  { producedAt }: MemberData,
  ending: string,
  pieces: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  reply.header('content-disposition', `attachment; filename="my-data-${todayIso(producedAt)}.${ending}"`);
  reply.request.log.info({ event: 'data_downloaded' }, 'privacy');
  return pieces;
}

function wrongPassword() {
  return { rc_code: WRONG_PASSWORD, rc_des: PASSWORD_WRONG, data: [] };
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
