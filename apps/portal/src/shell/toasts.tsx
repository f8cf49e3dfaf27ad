import { useDispatch, useSelector } from 'react-redux';
import { type ToastMessage, selectToasts, toastDismissed } from '../lib/ui-slice.ts';
import { useCode } from './use-code.ts';

/** Apart from the first screen's code, which rarely has anything to say. */
export const loadToastRegion = () =>
  import('@sahakorn/ui/toast').then(({ ToastRegion }) => ({ ToastRegion }));

/** The messages that float over every screen. */
export function Toasts() {
  const toasts = useSelector(selectToasts);
  return toasts.length > 0 && <Floating toasts={toasts} />;
}

function Floating({ toasts }: { toasts: ToastMessage[] }) {
  const code = useCode(loadToastRegion);
  const dispatch = useDispatch();
  return code && <code.ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
