import { fieldError } from '@mall/contracts/errors';
import type { addProduct as contract } from '@mall/contracts/office/new-product';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { NewPhone } from '@mall/contracts/office/product-facts';
import { goodsState } from '@mall/contracts/product-codes';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { insertPhone, saveMemories } from '../facts/phone.repository.ts';
import { saveFees } from '../facts/subscription.repository.ts';
import { chooseCard, type Loading } from '../facts/write-phone.ts';
import type { Office } from './change-product.ts';
import { insertOptions } from './option.repository.ts';
import * as rows from './product.repository.ts';
import { assertThere } from './save-product.ts';

type NewProduct = OfficeRequest<typeof contract>['body'];

const onlyOption = {
  optionNo: 0,
  colourName: '',
  colourHex: '',
  label: '',
  extraPrice: 0,
  useCode: 'GD00701',
  image: '',
} as const;

/** Adds a product that waits for approval; goods and phones have one option and an empty shelf. Errors 4220 for unknown references. */
export const addProduct = ({ database, clock }: Office, made: NewProduct, staffNo: number): Promise<string> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    assertThere(made, await rows.findNamed(transaction, made));
    if (made.kind === 'goods' && made.noticeGroup === null) throw fieldError('noticeGroup', '품목을 골라 주세요.');
    const at = clock();
    const productNo = await rows.insertProduct(transaction, made, { staffNo, at });
    await insertFacts(transaction, productNo, made, at);
    // Recorded as sent, so that its maker cannot approve it.
    const changes = { state: { before: null, after: goodsState.pendingApproval } };
    await rows.insertChange(transaction, changes, { productNo, version: 1, staffNo, at });
    return productNo;
  });

/** The fields of its kind. Each mall sets the price of a subscription by its terms. */
async function insertFacts(
  transaction: OfficeTransaction,
  productNo: string,
  { kind, phone }: NewProduct,
  at: Date,
): Promise<void> {
  if (kind === 'subscription') return saveFees(transaction, productNo, noFees);
  await insertOptions(transaction, productNo, [onlyOption]);
  if (kind === 'goods') return;
  if (!phone) throw fieldError('phone.releasePrice', '출고가와 카드 기준을 적어 주세요.');
  await insertWireless(transaction as unknown as Loading, productNo, phone, at);
}

const noFees = {
  ...{ purchasePrice: null, registrationFee: 0, visitCycleMonths: 0, isFirstMonthFree: false },
  ...{ leavePercent: 0, takeBackFee: 0, cancellationTerms: [] },
};

async function insertWireless(transaction: Loading, productNo: string, phone: NewPhone, at: Date): Promise<void> {
  const { memory } = phone.card;
  const prices = [{ since: seoulDayOf(at), price: phone.releasePrice }];
  await insertPhone(transaction, productNo, phone);
  await saveMemories(transaction, productNo, [{ memory, isSoldOut: false, prices }]);
  await chooseCard(transaction, productNo, { phone, at });
}
