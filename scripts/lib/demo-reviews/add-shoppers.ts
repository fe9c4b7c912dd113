import { findCredentialsByNumber } from '../../../apps/api/src/modules/auth/member.repository.ts';
import { insertMember } from '../../../apps/api/src/modules/joining/new-member.repository.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';

export type Shopper = { readonly memberNo: number; readonly name: string; readonly phone: string };

/** Members who joined before they bought anything, with the password of the first member. */
export function addShoppers(life: DemoLife, names: readonly string[]): Promise<Shopper[]> {
  const { dependencies, mall, memberNo, travelTo } = life;
  travelTo([120, '09:00']);
  const joinedAt = dependencies.clock();
  return inMall(dependencies.database, mall, async (transaction) => {
    const first = await findCredentialsByNumber(transaction, memberNo);
    if (!first) throw new Error(`${mall.mallUrl} has no first member`);
    const added = names.map(async (name, index) => {
      const loginId = `shopper${index + 1}`;
      const phone = `010${55_570_000 + mall.mallId * 100 + index}`;
      const shopperNo = await insertMember(transaction, {
        ...{ loginId, name, phone, joinedAt, passwordHash: first.passwordHash, approval: 'Y', answers: {} },
        ...{ email: `${loginId}@${mall.mallUrl}.example`, birthDate: '1991-04-12', personHash: `demo ${loginId}` },
      });
      if (shopperNo === undefined) throw new Error(`${loginId} is a member already`);
      return { memberNo: shopperNo, name, phone };
    });
    return Promise.all(added);
  });
}
