import { bankNames, cardCompanyNames } from '@mall/contracts/payment-codes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Choice, Payment } from './payment.ts';
import type { PaymentService } from './payment-service.ts';
import { cashReceiptPage, endedPage, receiptPage, type Typed, windowPage } from './window-pages.ts';

type Keyed = { Params: { paymentKey: string } };
type Posted = Keyed & { Body: Typed };

/** What the buyer sees: a form, and the way back to the mall. */
export function windowRoutes(app: FastifyInstance, { book, receipts }: PaymentService): void {
  const isOpen = (payment: Payment | undefined): payment is Payment => payment?.status === 'READY';
  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(text);

  app.get<Keyed>('/window/:paymentKey', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    return isOpen(payment) ? send(reply, windowPage(payment)) : send(reply, endedPage(), 404);
  });

  app.post<Posted>('/window/:paymentKey/agree', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    if (!isOpen(payment)) return send(reply, endedPage(), 404);
    const choice = readChoice(payment, request.body);
    if (typeof choice === 'string') return send(reply, windowPage(payment, request.body, choice), 422);
    if (choice.card && refusedAtOnce.test(choice.card.number)) {
      const failure = { code: 'REJECT_CARD_COMPANY', message: '결제 승인이 거절되었습니다.' };
      book.abort(payment, failure);
      return leave(reply, payment, failure);
    }
    book.agree(payment, choice);
    const { paymentKey, orderId, totalAmount } = payment;
    return goTo(reply, payment.successUrl, { paymentKey, orderId, amount: String(totalAmount) });
  });

  app.post<Keyed>('/window/:paymentKey/leave', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    if (!isOpen(payment)) return send(reply, endedPage(), 404);
    const failure = { code: 'PAY_PROCESS_CANCELED', message: '사용자에 의해 결제가 취소되었습니다.' };
    book.abort(payment, failure);
    return leave(reply, payment, failure);
  });

  app.get<Keyed>('/receipt/:paymentKey', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    return payment ? send(reply, receiptPage(payment)) : send(reply, endedPage(), 404);
  });

  app.get<{ Params: { receiptKey: string } }>('/cash-receipt/:receiptKey', (request, reply) => {
    const receipt = receipts.find(request.params.receiptKey);
    return receipt ? send(reply, cashReceiptPage(receipt)) : send(reply, endedPage(), 404);
  });
}

const refusedAtOnce = /9999$/;

const leave = (reply: FastifyReply, { failUrl, orderId }: Payment, failure: { code: string; message: string }) =>
  goTo(reply, failUrl, { ...failure, orderId });

function goTo(reply: FastifyReply, address: string, query: Record<string, string>): FastifyReply {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 303);
}

/** The choice, or an error message. */
function readChoice({ method }: Payment, typed: Typed): Choice | string {
  const { issuer = '', cardNumber = '', expiry = '', months = '0', bank = '', holder = '', easyPay = '' } = typed;
  switch (method) {
    case '카드': {
      const number = cardNumber.replaceAll(/[\s-]/g, '');
      if (!cardCompanyNames.has(issuer)) return '카드사를 골라 주세요.';
      if (!/^\d{14,16}$/.test(number)) return '카드번호 14~16자리를 입력해 주세요.';
      if (!/^(0[1-9]|1[0-2])\/?\d\d$/.test(expiry.trim())) return '유효기간을 월/년 순서로 입력해 주세요. 예: 12/30';
      return { card: { issuerCode: issuer, number: masked(number), months: Number(months) || 0 } };
    }
    case '계좌이체':
    case '가상계좌':
      if (!bankNames.has(bank)) return '은행을 골라 주세요.';
      return holder.trim() ? { bankCode: bank, depositor: holder.trim() } : '이름을 입력해 주세요.';
    case '간편결제':
      if (typed.consent !== 'Y') return '결제 정보 제공에 동의해 주세요.';
      return easyPay ? { easyPay } : '결제 서비스를 골라 주세요.';
  }
}

/** The last four stay readable: they determine how this card behaves. */
const masked = (number: string) => `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`;
