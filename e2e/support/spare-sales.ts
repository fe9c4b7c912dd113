import type { Database } from '@mall/db/connection';

/** A sale in the default mall without a limit for test runs. */
export const spareSaleNo = 901;

const sold = '이탈리안 레더 시계줄 22mm';
const hourMilliseconds = 3_600_000;

/** Adds it, on goods that no other test buys. */
export async function addSpareSale(ownerDatabase: Database): Promise<void> {
  const listing = await ownerDatabase
    .selectFrom('listing')
    .innerJoin('product', 'product.productNo', 'listing.productNo')
    .innerJoin('mall', 'mall.mallId', 'listing.mallId')
    .select(['listing.mallId', 'listing.productNo'])
    .where('mall.mallUrl', '=', 'familyshop')
    .where('product.name', '=', sold)
    .executeTakeFirstOrThrow();
  const startsAt = new Date(Date.now() - hourMilliseconds);
  const endsAt = new Date(Date.now() + 40 * 24 * hourMilliseconds);
  await ownerDatabase
    .insertInto('specialSale')
    .values({
      ...{ ...listing, saleNo: spareSaleNo, optionNos: [1], headline: '손목에 새 계절', salePrice: 29_000 },
      ...{ startsAt, endsAt, totalPieces: 5_000, mostPerMember: 99 },
    })
    .execute();
}
