import type { PageView } from '@mall/contracts/page-view';

/** Sends a page view to an external service; rejects when the service does not accept it. */
export type Analytics = (mallUrl: string, view: PageView) => Promise<void>;

/** Without a service, only the mall's own figures are kept. */
export const noAnalytics: Analytics = () => Promise.resolve();
