import { ToastRegion } from '@sahakorn/ui/toast';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, toastDismissed } from '../lib/ui-slice.ts';

export function Toasts() {
  const toasts = useSelector(selectToasts);
  const dispatch = useDispatch();
  return <ToastRegion toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
