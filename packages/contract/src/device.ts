import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { Outcome, feed } from './envelope.ts';
import { Instant } from './values.ts';

/** A session of the member, shown as a device. */
export const Device = z.object({
  device_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}$/)
    .meta({ description: 'Identifies the session to its member; grants no access' }),
  device: z.string().meta({ description: 'Browser and system in words', example: 'Chrome บน Android' }),
  signed_in_at: Instant,
  last_seen_at: Instant.meta({ description: 'Accurate to a minute' }),
  address: z.string().meta({ description: 'Network address, masked', example: '198.51.x.x' }),
  remember: z.boolean(),
  current: z.boolean().meta({ description: 'Whether it is the requesting device' }),
});
export type Device = z.infer<typeof Device>;

export const listDevices = defineCall({
  id: 'devices',
  method: 'POST',
  path: '/api/member/auth/devices',
  summary: 'List the devices on which the member is signed in; the requesting one first, then by last use',
  tag: 'session',
  access: 'session',
  response: feed(Device),
});

export const endDevice = defineCall({
  id: 'endDevice',
  method: 'POST',
  path: '/api/member/auth/devices/end',
  summary: 'Sign one device out',
  tag: 'session',
  access: 'session',
  writes: true,
  body: z.object({ device_id: Device.shape.device_id }),
  response: Outcome,
  failures: { 404: 'No such device, or it is already signed out' },
});

export const endOtherDevices = defineCall({
  id: 'endOtherDevices',
  method: 'POST',
  path: '/api/member/auth/devices/end_others',
  summary: 'Sign out all other devices of the member',
  tag: 'session',
  access: 'session',
  writes: true,
  response: Outcome,
});
