import type { Analytics } from './analytics.ts';

export type GoogleAnalyticsSettings = {
  readonly measurementId: string;
  readonly apiSecret: string;
  /** A mall's origin; `{mall}` is replaced by its URL. */
  readonly mallOrigin: string;
  /** The service's URL; tests pass another one. */
  readonly url?: string;
};

const timeoutMilliseconds = 5_000;

/**
 * Google Analytics 4 by its Measurement Protocol. The server sends the events, so no script of another host runs in the page, no cookie
 * is set, and Google learns routes and devices but no visitor's address.
 */
export function createGoogleAnalytics({
  measurementId,
  apiSecret,
  mallOrigin,
  url = 'https://www.google-analytics.com',
}: GoogleAnalyticsSettings): Analytics {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  return async (mallUrl, { route, device, isSignedIn, visitId }) => {
    const params = {
      page_location: mallOrigin.replace('{mall}', mallUrl) + route.replace('$mallUrl', mallUrl),
      device,
      signed_in: isSignedIn ? 'yes' : 'no',
      engagement_time_msec: 1,
    };
    const reply = await fetch(`${url}/mp/collect?${query}`, {
      method: 'POST',
      body: JSON.stringify({ client_id: visitId, events: [{ name: 'page_view', params }] }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`the analytics service returned ${reply.status}`);
  };
}
