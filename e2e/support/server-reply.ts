import type { APIResponse, Page, Route } from '@playwright/test';

/** Fetches what the page requested from the server; only the browser resolves the host names of the malls. */
export function serverReply(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  return route.fetch({ url: url.href.replace(url.hostname, '127.0.0.1'), headers });
}

/** Changes the data that the server returns at an address, for situations that no demo mall has. */
export async function repaint<Data>(
  page: Page,
  address: string,
  change: (data: Data) => void,
  options: { readonly times?: number } = {},
): Promise<void> {
  await page.route(
    address,
    async (route) => {
      const response = await serverReply(route);
      const json = await response.json();
      change(json.data);
      await route.fulfill({ response, json });
    },
    options,
  );
}
