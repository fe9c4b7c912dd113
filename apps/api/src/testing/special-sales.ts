import type { Database } from '@mall/db/connection';

const hour = 3_600_000;

type SaleValues = {
  readonly saleNo: number;
  readonly productNo: string;
  readonly mallId?: number;
  readonly optionNos?: number[];
  readonly salePrice?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly totalPieces?: number;
  readonly mostPerMember?: number;
};

/** A running sale, with ordinary values unless the test says otherwise. */
export async function insertSale(owner: Database, values: SaleValues): Promise<void> {
  const startsAt = new Date(Date.now() - hour);
  await owner
    .insertInto('specialSale')
    .values({
      ...{ mallId: 1, optionNos: [1], headline: '오늘만 이 가격', salePrice: 6_000, startsAt },
      ...{ endsAt: new Date(startsAt.getTime() + 24 * hour), totalPieces: 50, mostPerMember: 1 },
      ...values,
    })
    .execute();
}

/** Pieces of a sale in active orders. */
export async function takenPiecesOf(owner: Database, saleNo: number): Promise<number> {
  const row = owner
    .selectFrom('specialSale')
    .select('takenPieces')
    .where('mallId', '=', 1)
    .where('saleNo', '=', saleNo);
  return (await row.executeTakeFirstOrThrow()).takenPieces;
}
