import { claimFaults, claimTypes } from '@mall/contracts/order-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderBalance, type OrderedLine, quoteRefund, type RefundRequest } from '../refund.ts';
import { refundBalance, refundRows, refundSentence } from './refund-words.ts';

const deliveryRates = { usual: { fee: 2_500, freeFrom: 50_000 }, byMethod: {}, remoteSurcharge: 3_000 };
const line = (lineNo: number, unitPrice: number, quantity = 1): OrderedLine => ({
  ...{ lineNo, unitPrice, quantity, marketPrice: null, deliveryMethod: '1', hasFreeDelivery: false },
});
const order = (...lines: OrderedLine[]): OrderBalance => ({ lines, deliveryRates, postcode: '04512', feesCharged: 0 });
const asked = (type: RefundRequest['type'], fault: RefundRequest['fault'] = 'MEMBER', quantity = 1) => ({
  ...{ type, fault, claimed: [{ lineNo: 1, quantity }] },
});
const say = (before: OrderBalance, wanted: RefundRequest) =>
  refundSentence(quoteRefund(before, wanted), wanted, 'CARD');

describe('a refund in words', () => {
  test('names what is given back, each thing that is taken off it, and the sum', () => {
    expect(say(order(line(1, 45_000), line(2, 60_000)), asked('RETURN'))).toBe(
      '45,000 − 반품 배송비 2,500 = 42,500원이 카드로 돌아가요',
    );
    expect(say(order(line(1, 45_000), line(2, 20_000)), asked('CANCEL'))).toBe(
      '45,000 − 배송비 2,500 = 42,500원이 카드로 돌아가요',
    );
    expect(say(order(line(1, 20_000)), asked('CANCEL'))).toBe('20,000 + 배송비 2,500 = 22,500원이 카드로 돌아가요');
  });

  test('is one sum where nothing is taken off it', () => {
    expect(say(order(line(1, 60_000)), asked('RETURN', 'SELLER'))).toBe('60,000원이 카드로 돌아가요');
  });

  test('says where the money goes by how it was paid', () => {
    const wanted = asked('CANCEL');
    const quote = quoteRefund(order(line(1, 60_000)), wanted);
    expect(refundSentence(quote, wanted, 'VIRTUAL_ACCOUNT')).toBe('60,000원이 회원이 적은 계좌로 돌아가요');
    expect(refundSentence(quote, wanted, 'ON_ACCOUNT')).toBe('60,000원이 후불 정산에서 빠져요');
  });

  test('says that nothing goes back, for an exchange and for goods cheaper than their freight', () => {
    expect(say(order(line(1, 60_000)), asked('EXCHANGE'))).toBe(
      '돌려드릴 돈 없이 새 상품을 보내요. 교환 배송비 5,000원은 회원이 내요',
    );
    expect(say(order(line(1, 60_000)), asked('EXCHANGE', 'SELLER'))).toBe('돌려드릴 돈 없이 새 상품을 보내요');
    expect(say(order(line(1, 1_000), line(2, 49_000)), asked('RETURN'))).toBe('돌려드릴 돈이 없어요');
  });
});

describe('a refund in rows', () => {
  test('has a reason for each sum', () => {
    const wanted = asked('RETURN');
    const quote = quoteRefund(order(line(1, 45_000), line(2, 20_000)), wanted);
    expect(refundRows(quote, wanted).map(({ label, amount }) => [label, amount])).toEqual([
      ['상품 금액', 45_000],
      ['배송비', -2_500],
      ['반품 배송비', -2_500],
    ]);
  });

  test('adds up to the refund, and what is left to what the order then owes, for any order and claim', () => {
    const anyLine = fc.record({
      unitPrice: fc.integer({ min: 0, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...claimTypes),
        fc.constantFrom(...claimFaults),
        (lines, type, fault) => {
          const before = order(...lines.map(({ unitPrice, quantity }, at) => line(at + 1, unitPrice, quantity)));
          const quote = quoteRefund(before, asked(type, fault));
          const sum = refundRows(quote, { type, fault }).reduce((total, { amount }) => total + amount, 0);
          expect(sum).toBe(quote.refund);
          const goods = lines.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
          const paid = goods < 50_000 ? goods + 2_500 : goods;
          const balance = refundBalance({ totalAmount: paid, refundedAmount: 0 }, quote);
          expect([balance.addsUp, balance.paid - balance.refund]).toEqual([true, balance.left]);
        },
      ),
    );
  });
});

describe('what is left after a refund', () => {
  test('is named by reason', () => {
    const quote = quoteRefund(order(line(1, 45_000), line(2, 60_000)), asked('RETURN'));
    expect(refundBalance({ totalAmount: 105_000, refundedAmount: 0 }, quote)).toEqual({
      ...{ paid: 105_000, earlier: 0, refund: 42_500, left: 62_500 },
      ...{ leftWords: '남은 상품 60,000원 + 배송비 2,500원', addsUp: true },
    });
  });

  test('is nothing when all of it goes back', () => {
    const quote = quoteRefund(order(line(1, 60_000)), asked('CANCEL'));
    const { left, leftWords } = refundBalance({ totalAmount: 60_000, refundedAmount: 0 }, quote);
    expect([left, leftWords]).toEqual([0, '남는 금액이 없어요']);
  });

  test('does not add up when another sum was paid than the order owes', () => {
    const quote = quoteRefund(order(line(1, 60_000)), asked('CANCEL'));
    expect(refundBalance({ totalAmount: 61_000, refundedAmount: 0 }, quote).addsUp).toBe(false);
  });
});
