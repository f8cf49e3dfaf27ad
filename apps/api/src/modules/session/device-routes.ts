import { endDevice, endOtherDevices, listDevices } from '@sahakorn/contract/device';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { deviceName } from '../../client/device-name.ts';
import { DeviceService, type DeviceServiceOptions, type ListedDevice } from './device-service.ts';
import { maskAddress } from '../../client/mask-address.ts';
import { getSession } from './authenticate.ts';

const ENDED = 'ออกจากระบบในอุปกรณ์นั้นแล้ว';
const OTHERS_ENDED = 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว';

/** The devices of a member; needs a scope that requires a session. */
export function registerDevices(scope: FastifyInstance, services: DeviceServiceOptions): void {
  const devices = new DeviceService(services);

  registerCall(scope, listDevices, async ({ request }) => ({
    rc_code: SUCCESS,
    data: (await devices.list(getSession(request))).map(toWire),
  }));

  registerCall(scope, endDevice, async ({ body, request }) => {
    await devices.end(getSession(request), body.device_id, getCaller(request));
    request.log.info({ event: 'session_ended_from_afar' }, 'one device signed out');
    return { rc_code: SUCCESS, rc_des: ENDED, data: [] };
  });

  registerCall(scope, endOtherDevices, async ({ request }) => {
    await devices.endOthers(getSession(request), getCaller(request));
    request.log.info({ event: 'sessions_ended_from_afar' }, 'all other devices signed out');
    return { rc_code: SUCCESS, rc_des: OTHERS_ENDED, data: [] };
  });
}

function toWire(device: ListedDevice) {
  return {
    device_id: device.id,
    device: deviceName(device.userAgent),
    signed_in_at: device.signedInAt.toISOString(),
    last_seen_at: device.lastSeenAt.toISOString(),
    address: maskAddress(device.address),
    remember: device.remember,
    current: device.current,
  };
}
