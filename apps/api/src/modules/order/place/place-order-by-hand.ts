import type { CartItem } from '@mall/contracts/cart';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { placeOrderByHand as contract } from '@mall/contracts/office/order-by-hand';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { exceededLimitText } from '@mall/domain/holding-limit';
import { handExpiresAtOf } from '@mall/domain/order-life';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { listAddresses } from '../../address/list-addresses.ts';
import { findExceededLimit } from './assert-may-hold.ts';
import { readHeld } from './holding.repository.ts';
import { listBoughtLines } from './list-bought-lines.ts';
import { findAbleMember } from './orderer.repository.ts';
import { recordOrder } from './record-order.ts';

type Wanted = OfficeRequest<typeof contract>['body'] & {
  readonly memberNo: number;
  readonly staffNo: number;
  readonly requestKey: string;
};

/**
 * Staff place an order for a member who called, under the rules of the member's own orders: stock, limits, prices. The
 * member agrees to the terms and pays within a day. Errors are those of `placeOrder`, and 4040 when the member cannot
 * order.
 */
export async function placeOrderByHand(
  { database, clock, random }: Pick<Dependencies, 'database' | 'clock' | 'random'>,
  mall: Mall,
  { memberNo, staffNo, reason, ...wanted }: Wanted,
): Promise<{ orderNo: string; expiresAt: Date }> {
  const at = clock();
  const { orderNo } = await inMall(database, mall, async (transaction) => {
    const member = await findAbleMember(transaction, memberNo);
    if (!member) throw new AppError('4040');
    const delivery = await deliveryOf(transaction, mall, { ...wanted, memberNo });
    const { requestKey, items, deliveryRequest, paymentMethod, expectedTotal } = wanted;
    const [ordererPhone, ordererEmail] = [wanted.ordererPhone ?? member.phone, wanted.ordererEmail ?? member.email];
    if (ordererPhone === '') throw fieldError('ordererPhone', '주문하는 분의 연락처를 입력해 주세요.');
    if (ordererEmail === '') throw fieldError('ordererEmail', '결제 링크를 받을 이메일을 입력해 주세요.');
    const input = {
      ...{ requestKey, items, delivery, deliveryRequest, paymentMethod, expectedTotal, ordererPhone, ordererEmail },
      ...{ ordererName: member.name, agreedTerms: [] },
    };
    return recordOrder(transaction, mall, { memberNo, input, at, random, byHand: { staffNo, reason } });
  });
  return { orderNo, expiresAt: handExpiresAtOf(at) };
}

type Going = Pick<Wanted, 'memberNo' | 'addressNo' | 'delivery'>;

/** One of the member's addresses, or the one typed in; 4220 without either. */
async function deliveryOf(transaction: MallTransaction, mall: Mall, { memberNo, addressNo, delivery }: Going) {
  if (delivery) return delivery;
  const { addresses } = await listAddresses(transaction, mall, { memberNo });
  const kept = addresses.find((address) => address.addressNo === addressNo);
  if (!kept) throw fieldError('addressNo', '배송지를 골라 주세요.');
  const { recipient, phone, postcode, roadAddress, detailAddress } = kept;
  return { recipient, phone, postcode, roadAddress, detailAddress };
}

type Asked = { readonly memberNo: number; readonly items: readonly CartItem[]; readonly at: Date };

/** The total of these items for a member, and the reason why they cannot be ordered, or null. */
export async function quoteByHand(transaction: MallTransaction, mall: Mall, { memberNo, items, at }: Asked) {
  const [bought, held] = await Promise.all([
    listBoughtLines(transaction, mall, { memberNo, at, items }),
    readHeld(transaction, { memberNo }),
  ]);
  const limit = findExceededLimit(mall, { held, lines: bought.lines, saleNo: undefined });
  const isShort = [...bought.lines, ...bought.gone].some(({ state }) => state !== 'ORDERABLE');
  const refusal = limit ? exceededLimitText(limit) : isShort ? '남은 수량이 모자란 상품이 있어요.' : null;
  return { ...bought, refusal };
}
