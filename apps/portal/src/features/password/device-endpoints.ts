import type { LenientResponse } from '@sahakorn/contract/call';
import type * as wire from '@sahakorn/contract/device';
import type { Lenient } from '@sahakorn/contract/lenient';
import { endDevice, endOtherDevices, listDevices } from '@sahakorn/contract/device';
import { api } from '../../lib/api/api.ts';
import { listRows, request } from '../../lib/api/api-request.ts';

export type Device = Lenient<wire.Device>;

export const deviceApi = api.enhanceEndpoints({ addTagTypes: ['Device'] }).injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<Device[], void>({
      ...listRows(listDevices),
      providesTags: ['Device'],
    }),
    endDevice: build.mutation<string, string>({
      query: (id) => request(endDevice, { body: { device_id: id } }),
      transformResponse: ({ rc_des }: LenientResponse<typeof endDevice>) => rc_des ?? '',
      invalidatesTags: ['Device'],
    }),
    endOtherDevices: build.mutation<string, void>({
      query: () => request(endOtherDevices, {}),
      transformResponse: ({ rc_des }: LenientResponse<typeof endOtherDevices>) => rc_des ?? '',
      invalidatesTags: ['Device'],
    }),
  }),
});

export const { useListDevicesQuery, useEndDeviceMutation, useEndOtherDevicesMutation } = deviceApi;
