import type { AlertOptions } from '@mall/ui/alert-provider';

type Show = (options: AlertOptions) => Promise<void>;

let show: Show = () => Promise.resolve();

/** The root connects the page's alerts once; see `AlertBridge`. */
export function connectAlerts(shown: Show): void {
  show = shown;
}

/** Shows an alert from code outside of components; components use `useAlert` of the ui package. */
export const showAlert: Show = (options) => show(options);
