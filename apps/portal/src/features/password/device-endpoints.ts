import type { CallResponse } from '@sahakorn/contract/call';
import type * as wire from '@sahakorn/contract/device';
import { endDevice, endOtherDevices, listDevices } from '@sahakorn/contract/device';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type Device = ReturnType<typeof deviceFromWire>;

function deviceFromWire(device: wire.Device) {
  return {
    id: device.device_id,
    name: device.device,
    signedInAt: device.signed_in_at,
    lastSeenAt: device.last_seen_at,
    address: device.address,
    current: device.current,
  };
}

export const deviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<Device[], void>({
      query: () => request(listDevices, {}),
      transformResponse: ({ data }: CallResponse<typeof listDevices>) => data.map(deviceFromWire),
      providesTags: ['Device'],
    }),
    /** Answers with the server's sentence about it; empty where it sends none. */
    endDevice: build.mutation<string, string>({
      query: (id) => request(endDevice, { body: { device_id: id } }),
      transformResponse: ({ rc_des }: CallResponse<typeof endDevice>) => rc_des ?? '',
      invalidatesTags: ['Device'],
    }),
    endOtherDevices: build.mutation<string, void>({
      query: () => request(endOtherDevices, {}),
      transformResponse: ({ rc_des }: CallResponse<typeof endOtherDevices>) => rc_des ?? '',
      invalidatesTags: ['Device'],
    }),
  }),
});

export const { useListDevicesQuery, useEndDeviceMutation, useEndOtherDevicesMutation } = deviceApi;
