import { type Html, html, toolPage, won } from '../html.ts';
import type { Payment } from './payment.ts';
import type { PaymentService } from './payment-service.ts';
import { type CashReceipt, maskedNumber } from './receipt-book.ts';
import type { Switches } from './switches.ts';

const switchLabels: Readonly<Record<keyof Switches, string>> = {
  delay: '응답 지연(밀리초)',
  loseReplies: '다음 응답 유실(번)',
  refuse: '다음 승인 거절(번)',
  otherAmount: '다음 승인 금액 1,000원 더하기(번)',
  webhooks: '웹훅 보내는 횟수',
};

const switchField = ([name, value]: [string, number]): Html => html`
<div class="field"><label for="${name}">${switchLabels[name as keyof Switches]}</label>
<input id="${name}" name="${name}" type="number" min="0" value="${value}"></div>`;

const button = (payment: Payment, action: string, text: string): Html =>
  html`<form method="post" action="/control/payments/${payment.paymentKey}/${action}"><button>${text}</button></form>`;

function actionOf(payment: Payment): Html | '' {
  if (payment.status === 'WAITING_FOR_DEPOSIT') return button(payment, 'deposit', '입금하기');
  const isDeposited = payment.method === '가상계좌' && payment.status === 'DONE';
  return isDeposited ? button(payment, 'withdraw', '입금 되돌리기') : '';
}

const paymentRow = (payment: Payment): Html => html`
<tr><td>${payment.orderId}</td><td>${payment.orderName}</td><td>${payment.method}</td>
<td class="number">${won(payment.balanceAmount)}</td><td>${payment.status}</td><td>${actionOf(payment)}</td></tr>`;

const receiptRow = (receipt: CashReceipt): Html => html`
<tr><td>${receipt.orderId}</td><td>${receipt.type}</td><td>${maskedNumber(receipt.customerIdentityNumber)}</td>
<td class="number">${won(receipt.standing)}</td></tr>`;

/** All payments and receipts, and the switches. */
export function controlPage({ book, receipts, switches, webhooks }: PaymentService): string {
  const deliveries = webhooks.deliveries.map(
    ({ at, eventType, orderId, outcome }) => html`
<tr><td>${at.toLocaleTimeString('ko-KR', { timeZone: 'Asia/Seoul' })}</td><td>${eventType}</td><td>${orderId}</td><td>${outcome}</td></tr>`,
  );
  return toolPage(
    '결제 연습장',
    html`
<h1>결제 연습장</h1>
<h2>문제 일으키기</h2>
<form method="post" action="/control/switches" class="switches">
${Object.entries(switches).map(switchField)}
<button>적용</button>
</form>
<h2>결제</h2>
<div class="scroll" tabindex="0" role="group" aria-label="결제 목록"><table>
<thead><tr><th scope="col">번호</th><th scope="col">이름</th><th scope="col">수단</th><th scope="col">남은 금액</th><th scope="col">상태</th><th scope="col">할 일</th></tr></thead>
<tbody>${book.list().map(paymentRow)}</tbody>
</table></div>
<h2>현금영수증</h2>
<div class="scroll" tabindex="0" role="group" aria-label="현금영수증 목록"><table>
<thead><tr><th scope="col">번호</th><th scope="col">용도</th><th scope="col">발급 번호</th><th scope="col">남은 금액</th></tr></thead>
<tbody>${receipts.list().map(receiptRow)}</tbody>
</table></div>
<h2>웹훅</h2>
<div class="scroll" tabindex="0" role="group" aria-label="웹훅 목록"><table>
<thead><tr><th scope="col">시각</th><th scope="col">종류</th><th scope="col">번호</th><th scope="col">응답</th></tr></thead>
<tbody>${deliveries}</tbody>
</table></div>`,
  );
}
