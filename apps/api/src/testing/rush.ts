import { tmpdir } from 'node:os';
import type { Envelope } from '@mall/contracts/envelope';
import { startPaymentWindows, startProcesses } from './server-processes.ts';
import type { Shop } from './shop.ts';
import { signMembersIn } from './sign-members-in.ts';
import { outsideServices } from './test-app.ts';

const tokenSecret = 'a secret for tests that is long enough';

/** Many buyers of mall 1 and two servers for them: `send` posts for a buyer, at the server of their number. */
export async function startRush(shop: Shop, buyers: number) {
  const mall = { mallId: 1, salesType: 'GENERAL' } as const;
  const tokens = await signMembersIn(shop.owner, { mall, count: buyers, tokenSecret });
  const windows = await startPaymentWindows();
  const servers = await startProcesses(2, {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: tokenSecret,
    RATE_LIMIT_PER_MINUTE: '0',
    ...outsideServices,
    PAYMENT_URL: windows.url,
  });
  return {
    send: <Data>(buyer: number, path: string, body: object, server = buyer): Promise<Envelope<Data>> =>
      servers.call(server, { mallUrl: 'familyshop', token: tokens[buyer] ?? '', path, body }),
    close: async () => {
      await servers.close();
      await windows.close();
    },
  };
}

/** How many replies have each code. */
export const tally = (replies: readonly Envelope<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(replies, ({ code }) => code)
      .entries()
      .map(([code, { length }]) => [code, length]),
  );
