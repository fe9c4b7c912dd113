import type { PageView } from '@mall/contracts/page-view';

/** Passes a page view on to a service outside; rejects when it is not taken. */
export type Analytics = (mallUrl: string, view: PageView) => Promise<void>;

/** Without a service, the mall's own figures are all there are. */
export const noAnalytics: Analytics = () => Promise.resolve();
