import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { addMember } from '../../../testing/shop.ts';
import { settleCashReceipts } from './settle-cash-receipts.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const receiptChoice: CashReceiptChoice = { purpose: 'INCOME_DEDUCTION', number: '01012345678' };
const business: CashReceiptChoice = { purpose: 'EXPENSE_PROOF', number: '1208147521' };
const refundAccount = { bankCode: '88', accountNumber: '110123456789', holder: '김가은' };

const settle = (mallId = 1) => settleCashReceipts(shop.app.dependencies, { mallId });
const shown = async (orderNo: string) => (await shop.read(orderNo)).cashReceipt;

async function transfer(quantity = 1, cashReceipt: CashReceiptChoice | undefined = receiptChoice) {
  const { orderNo, url } = await shop.order('TRANSFER', { quantity, ...(cashReceipt && { cashReceipt }) });
  expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
  return orderNo;
}

describe('a cash receipt', () => {
  test('is issued once for a paid transfer, and shows its number masked', async () => {
    const orderNo = await transfer();
    expect(await shown(orderNo)).toMatchObject({ state: 'WAITING', amount: 0, number: '010-****-5678' });
    await settle();
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
    expect(await shown(orderNo)).toEqual({
      purpose: 'INCOME_DEDUCTION',
      number: '010-****-5678',
      state: 'ISSUED',
      amount: 60_000,
      receiptUrl: expect.stringContaining('/cash-receipt/'),
      failure: '',
    });
    expect(shop.log.join('')).not.toContain(receiptChoice.number);
  });

  test('for a virtual account waits for the deposit, and is cancelled when the bank takes it back', async () => {
    const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT', { cashReceipt: business });
    await shop.confirm(await agree(url));
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([]);
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
    await shop.withdraw(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([0]);
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([0, 60_000]);
    expect(await shown(orderNo)).toMatchObject({ state: 'ISSUED', amount: 60_000 });
  });

  test('is reduced by a partial refund and cancelled with the rest', async () => {
    const orderNo = await transfer(3);
    await settle();
    expect((await shop.cancel(orderNo, 60_000)).status).toBe(200);
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([120_000]);
    expect(await shown(orderNo)).toMatchObject({ state: 'ISSUED', amount: 120_000 });
    expect((await shop.cancel(orderNo, 120_000, undefined, 2)).status).toBe(200);
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([0]);
    expect(await shown(orderNo)).toMatchObject({ state: 'CANCELLED', amount: 0 });
  });

  test('for an order that was partly refunded before is issued for the rest', async () => {
    const orderNo = await transfer(2);
    await shop.cancel(orderNo, 60_000);
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
  });

  test('is issued once, and reduced once, even when responses are lost', async () => {
    const orderNo = await transfer(2);
    const call = shop.app.dependencies.gateway;
    let isCut = true;
    const gateway: typeof call = {
      ...call,
      issueReceipt: async (request) => cut(await call.issueReceipt(request)),
      cancelReceipt: async (request) => cut(await call.cancelReceipt(request)),
    };
    const cut = <Value>(value: Value): Value => {
      if (isCut) throw new Error('the process died');
      return value;
    };
    const settleCut = () => settleCashReceipts({ ...shop.app.dependencies, gateway }, { mallId: 1 });
    await expect(settleCut()).rejects.toThrow(`${orderNo}: Error: the process died`);
    // Meanwhile a piece is returned.
    await shop.cancel(orderNo, 60_000);
    await expect(settleCut()).rejects.toThrow('the process died');
    isCut = false;
    await settleCut();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
    await shop.cancel(orderNo, 60_000);
    isCut = true;
    await expect(settleCut()).rejects.toThrow('the process died');
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([0]);
  });

  test('reports a rejected number, and can be requested with another number', async () => {
    const orderNo = await transfer(1, { ...receiptChoice, number: '01012340000' });
    await settle();
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([]);
    const { cashReceipt, mayRequestCashReceipt } = await shop.read(orderNo);
    expect(cashReceipt).toMatchObject({
      state: 'FAILED',
      failure: '현금영수증 번호가 국세청에 등록되어 있지 않습니다.',
    });
    expect(mayRequestCashReceipt).toBe(true);
    expect((await shop.requestReceipt(orderNo, receiptChoice)).status).toBe(200);
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
  });
});

describe('requesting a cash receipt', () => {
  test('works after the order too, but not again once it is issued', async () => {
    const { orderNo, url } = await shop.order('TRANSFER');
    await shop.confirm(await agree(url));
    expect(await shop.read(orderNo)).toMatchObject({ cashReceipt: null, mayRequestCashReceipt: true });
    expect((await shop.requestReceipt(orderNo, business)).data?.cashReceipt).toMatchObject({ state: 'WAITING' });
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
    expect((await shop.read(orderNo)).mayRequestCashReceipt).toBe(false);
    expect((await shop.requestReceipt(orderNo, receiptChoice)).code).toBe('4094');
  });

  test('with another payment attempt replaces the first choice', async () => {
    const { orderNo } = await shop.order('TRANSFER', { cashReceipt: receiptChoice });
    const { url } = await shop.payAgain(orderNo, 'VIRTUAL_ACCOUNT', { cashReceipt: business });
    await shop.confirm(await agree(url));
    expect(await shown(orderNo)).toMatchObject({ purpose: 'EXPENSE_PROOF', number: '******7521' });
  });

  test('has no effect when the order is paid by card after all', async () => {
    const { orderNo } = await shop.order('TRANSFER', { cashReceipt: receiptChoice });
    const { url } = await shop.payAgain(orderNo, 'CARD');
    await shop.confirm(await agree(url));
    await settle();
    expect(await shop.receipts(orderNo)).toEqual([]);
    expect(await shop.read(orderNo)).toMatchObject({ cashReceipt: null, mayRequestCashReceipt: false });
  });

  test('is rejected for a card, an invalid number, an order that has ended, and another member’s order', async () => {
    const number = (value: string): CashReceiptChoice => ({ purpose: 'EXPENSE_PROOF', number: value });
    await expect(shop.order('CARD', { cashReceipt: receiptChoice })).rejects.toThrow('현금영수증은 계좌이체와');
    await expect(shop.order('TRANSFER', { cashReceipt: number('1208147522') })).rejects.toThrow('번호를 다시');
    await expect(shop.order('TRANSFER', { cashReceipt: number('12') })).rejects.toThrow('cashReceipt');
    const card = await shop.order('CARD');
    expect((await shop.requestReceipt(card.orderNo, receiptChoice)).code).toBe('4094');
    const orderNo = await transfer(1);
    expect((await shop.requestReceipt(orderNo, business, await addMember(shop))).code).toBe('4043');
    await shop.cancel(orderNo, 60_000);
    expect((await shop.requestReceipt(orderNo, receiptChoice)).code).toBe('4094');
  });

  test('in one mall settles in that mall only', async () => {
    const { orderNo, url } = await shop.order('TRANSFER', { mallUrl: 'hanul', cashReceipt: receiptChoice });
    await shop.confirm(await agree(url), 'hanul');
    await settle(1);
    expect(await shop.receipts(orderNo)).toEqual([]);
    await settle(2);
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
  });
});

test('a late deposit is not income and gets no receipt', async () => {
  const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT', { cashReceipt: receiptChoice });
  await shop.confirm(await agree(url));
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
  await shop.deposit(orderNo);
  await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['HELD']);
  await settle();
  expect(await shop.receipts(orderNo)).toEqual([]);
  await shop.returnDeposit(orderNo, refundAccount);
  await settle();
  expect(await shop.receipts(orderNo)).toEqual([]);
});
