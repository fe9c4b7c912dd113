import { type APIRequestContext, expect } from '@playwright/test';
import { sandboxPort } from '../addresses.ts';

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** The address of a link in the newest mail to a recipient, as soon as there is one. */
export async function linkMailedTo(api: APIRequestContext, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const reply = await api.get(`http://127.0.0.1:${sandboxPort}/outbox/state`);
        const { mails } = (await reply.json()) as { mails: readonly Mail[] };
        const links = mails
          .filter(({ to }) => to.includes(address))
          .map(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0])
          .filter((found) => found?.includes(path));
        link = links[0];
        return link;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link ?? '';
}
