import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { Envelope } from '@mall/contracts/envelope';
import { createAccessTokens } from '../plugins/access-tokens.ts';
import { startPaymentWindows, startProcesses } from './server-processes.ts';
import type { Shop } from './shop.ts';
import { outsideServices } from './test-app.ts';

const tokenSecret = 'a secret for tests that is long enough';

/** Many buyers of mall 1 and two servers for them to press at: `send` posts for a buyer, at the server of their number. */
export async function startRush(shop: Shop, buyers: number) {
  const tokens = await signAllIn(shop, buyers);
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

/** Members of their own with a token each; so many passwords would take longer than the test. */
async function signAllIn(shop: Shop, buyers: number): Promise<string[]> {
  const members = await shop.owner
    .insertInto('member')
    .values(
      Array.from({ length: buyers }, (_, number) => ({
        ...{ mallId: 1, loginId: `buyer${number}`, name: '김가은', email: `${number}@example.kr`, passwordHash: '' },
      })),
    )
    .returning('memberNo')
    .execute();
  const accessTokens = createAccessTokens(tokenSecret, () => new Date());
  return Promise.all(
    members.map(({ memberNo }) =>
      accessTokens.sign({
        memberNo,
        mallId: 1,
        memberType: 'GENERAL',
        sessionId: randomUUID(),
        hasTemporaryPassword: false,
      }),
    ),
  );
}

/** How many replies there are of each code. */
export const tally = (replies: readonly Envelope<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    Map.groupBy(replies, ({ code }) => code)
      .entries()
      .map(([code, { length }]) => [code, length]),
  );
