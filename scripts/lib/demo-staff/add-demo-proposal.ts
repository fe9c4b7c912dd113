import { openProposal } from '../../../apps/api/src/modules/operator-data/office/propose-supports.ts';
import type { SupportCell } from '../../../packages/contracts/src/office/supports.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { seoulDayOf } from '../../../packages/domain/src/seoul-day.ts';

type Place = { readonly mallId: number; readonly mallUrl: string };
const carrier = '온텔';
const more = 30_000;

/** An open proposal of a dealer to raise supports from next month on. */
export async function addDemoProposal(owner: Database, mall: Place, staffNo: number): Promise<void> {
  const at = new Date(Date.now() - 3 * 3_600_000);
  const offers = await inMall(owner, mall, listOffers);
  const cells = offers.map(
    ({ name: _, planName: __, commonSupport, ...offer }): SupportCell => ({
      ...{ ...offer, commonSupport: commonSupport + more, validFrom: nextMonth(new Date()), validTo: null },
      seen: { commonSupport, extraSupport: offer.extraSupport },
    }),
  );
  if (cells.length === 0) return;
  const names = {
    phones: new Map(offers.map(({ productNo, name }) => [productNo, name])),
    plans: new Map(offers.map(({ planNo, planName }) => [planNo, planName])),
  };
  const reason = '연말 번호이동 행사로 공통지원금이 3만 원 올라요.';
  await owner
    .transaction()
    .execute((transaction) =>
      openProposal(transaction, { mall, cells, carrier, reason, names }, { madeBy: staffNo, at }),
    );
}

function nextMonth(now: Date): string {
  const [year = 0, month = 0] = seoulDayOf(now).split('-').map(Number);
  return seoulDayOf(new Date(Date.UTC(year, month, 1)));
}

/** The supports of the mall's first phones for customers changing to the carrier. */
const listOffers = (transaction: MallTransaction) =>
  transaction
    .selectFrom('wirelessSupport as s')
    .innerJoin('wirelessMemory as m', (join) =>
      join.onRef('m.productNo', '=', 's.productNo').onRef('m.memory', '=', 's.memory'),
    )
    .innerJoin('carrierPlan as c', 'c.planNo', 's.planNo')
    .innerJoin('product as p', 'p.productNo', 's.productNo')
    .select(['s.productNo', 's.memory', 's.planNo', 's.joinType', 's.commonSupport', 's.extraSupport'])
    .select(['p.name', 'c.name as planName'])
    .where('s.mallId', '=', transaction.mallId)
    .where('c.carrier', '=', carrier)
    .where('s.joinType', '=', 'TRANSFER')
    // Only rows without an end, whose value now is also that of next month.
    .where('s.validTo', 'is', null)
    .where('s.validFrom', '<', new Date())
    .where((where) =>
      where('m.releasePrice', '>=', where.eb(where.ref('s.commonSupport'), '+', where.eb('s.extraSupport', '+', more))),
    )
    .orderBy('s.productNo')
    .orderBy('s.memory')
    .orderBy('s.planNo')
    .limit(6)
    .execute();
