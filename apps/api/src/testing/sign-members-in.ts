import { randomUUID } from 'node:crypto';
import type { MallSalesType } from '@mall/contracts/codes';
import type { Database } from '@mall/db/connection';
import { createAccessTokens } from '../plugins/access-tokens.ts';

type Signing = {
  readonly mall: { readonly mallId: number; readonly salesType: MallSalesType };
  readonly count: number;
  readonly tokenSecret: string;
};

/** New members with a token each; hashing passwords would take too long. */
export async function signMembersIn(owner: Database, { mall, count, tokenSecret }: Signing): Promise<string[]> {
  const members = await owner
    .insertInto('member')
    .values(
      Array.from({ length: count }, () => ({
        ...{ mallId: mall.mallId, loginId: `many-${randomUUID()}`, name: '김가은' },
        ...{ email: 'gaeun@example.kr', passwordHash: '' },
      })),
    )
    .returning('memberNo')
    .execute();
  const accessTokens = createAccessTokens(tokenSecret, () => new Date());
  return Promise.all(
    members.map(({ memberNo }) =>
      accessTokens.sign({
        ...{ memberNo, mallId: mall.mallId, memberType: mall.salesType },
        ...{ sessionId: randomUUID(), hasTemporaryPassword: false },
      }),
    ),
  );
}
