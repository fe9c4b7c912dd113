import type { PageView } from '@mall/contracts/page-view';

/** Sends a page view to an outside service; rejects when it is not accepted. */
export type Analytics = (mallUrl: string, view: PageView) => Promise<void>;

/** Without a service, the mall's own figures are all there are. */
export const noAnalytics: Analytics = () => Promise.resolve();
