import { useAlert } from '@mall/ui/alert-provider';
import { useLayoutEffect } from 'react';
import { connectAlerts } from '../lib/browser/dialogs.ts';

/** Lets code outside of components show alerts. */
export function AlertBridge() {
  const alert = useAlert();
  useLayoutEffect(() => connectAlerts(alert), [alert]);
  return null;
}
