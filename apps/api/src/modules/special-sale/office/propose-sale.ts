import { addSale as contract } from '@mall/contracts/office/special-sales';
import type { ValueOf } from '@mall/contracts/wire';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { SaleTerms } from '@mall/domain/special-sale-change';
import type { Own } from '../../../publishing/change-content.ts';
import { openCase } from '../../case/cases.ts';
import { assertPlan, termsOf } from './change-sale.ts';
import type { Goods } from './sale-desk.repository.ts';

type Proposing = {
  readonly mall: MallScope;
  readonly staffNo: number;
  readonly body: ValueOf<typeof contract.body>;
  readonly reason: string;
};

/** An impossible sale cannot be proposed. Errors: 4094 a proposal for the product is open, 4220. */
export const proposeSale = ({ database, clock }: Own, { mall, staffNo, body, reason }: Proposing): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { productNo, ...words } = body;
    const terms = termsOf(words);
    const goods = await assertPlan(transaction, { productNo, terms, now: clock() });
    return openCase(
      transaction,
      {
        ...{ kind: 'specialSale.add', ofMallId: mall.mallId, subject: `specialSale ${productNo}` },
        ...{ request: contract.body.encode(body), differences: differencesOf(goods, terms), reason },
        path: '/sales',
      },
      { madeBy: staffNo, at: clock() },
    );
  });

const grouped = (amount: number): string => amount.toLocaleString('ko-KR');
const moment = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium', timeStyle: 'short' });

function differencesOf({ name, salePrice }: Goods, terms: SaleTerms) {
  return [
    { name: '상품', before: '', after: name },
    { name: '값', before: `${grouped(salePrice)}원`, after: `${grouped(terms.salePrice)}원` },
    { name: '수량', before: '', after: `${grouped(terms.totalPieces)}개 · 한 사람 ${terms.mostPerMember}개` },
    { name: '기간', before: '', after: moment.formatRange(terms.startsAt, terms.endsAt) },
  ];
}
