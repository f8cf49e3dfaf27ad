import { memberDataCsv, memberDataJson, WRONG_PASSWORD } from '@sahakorn/contract/privacy';
import { todayIso } from '@sahakorn/thai/date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { readDeviceCookie } from '../../plugins/device-cookie.ts';
import { getSession } from '../session/authenticate.ts';
import { onAbortedResponse } from './aborted-response.ts';
import { type MemberData, writeJson, writeZip } from './data-files.ts';
import { DownloadService, type DownloadServiceOptions } from './download-service.ts';

const PASSWORD_WRONG = 'รหัสผ่านไม่ถูกต้อง ตรวจสอบแล้วพิมพ์ใหม่อีกครั้ง';

/** Downloads of a member's data; needs a scope that requires a session. */
export function registerDownloads(scope: FastifyInstance, services: DownloadServiceOptions): void {
  const downloads = new DownloadService(services);
  const collect = async (
    reply: FastifyReply,
    password: string,
    format: 'json' | 'csv',
  ): Promise<MemberData | null> => {
    const { request } = reply;
    const download = { membershipNo: getSession(request).membershipNo, format };
    const deviceToken = readDeviceCookie(request);
    const data = await downloads.collect({ ...download, password, deviceToken }, getCaller(request));
    const failed = (error: unknown) =>
      request.log.warn({ err: error }, 'an aborted download was not recorded');
    const handleAbort = () => void downloads.recordAborted(download, getCaller(request)).catch(failed);
    if (data) onAbortedResponse(reply.raw, handleAbort);
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
