import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useEndDeviceMutation, useEndOtherDevicesMutation } from './device-endpoints.ts';

export const OTHERS = 'others';

const ENDED = 'ออกจากระบบในอุปกรณ์นั้นแล้ว';
const OTHERS_ENDED = 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดแล้ว';

/** Signs out devices one at a time. `onEnded` should move the focus, since the pressed button is removed. */
export function useSignOutDevices(onEnded: () => void) {
  const [endDevice] = useEndDeviceMutation();
  const [endOtherDevices] = useEndOtherDevicesMutation();
  const [ending, setEnding] = useState<string | null>(null);
  const dispatch = useDispatch();

  const end = async (which: string) => {
    if (ending !== null) return;
    setEnding(which);
    const { data, error } = await (which === OTHERS ? endOtherDevices() : endDevice(which));
    setEnding(null);
    if (error !== undefined) return;
    const words = which === OTHERS ? OTHERS_ENDED : ENDED;
    dispatch(toastRaised({ tone: 'success', title: data || words }));
    onEnded();
  };

  return { ending, end: (which: string) => void end(which) };
}
