import { bankNames, cardCompanyNames } from '@mall/contracts/payment-codes';
import { type Html, html, page, won } from '../html.ts';
import type { Payment } from './payment.ts';
import { type CashReceipt, maskedNumber } from './receipt-book.ts';

/** The typed values, to be shown again. */
export type Typed = Readonly<Record<string, string>>;
type Options = readonly (readonly [value: string, text: string])[];

const offeredCards = ['41', '11', '51', '61', '71', '21', '33', '91', '31'];
const fewestWonForInstalments = 50_000;
const easyPays = ['토스페이', '카카오페이', '네이버페이', '페이코'];

const select = (name: string, label: string, options: Options, chosen: string | undefined): Html => html`
<div class="field">
<label for="${name}">${label}</label>
<select id="${name}" name="${name}">${options.map(
  ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
)}</select>
</div>`;

type TextField = { readonly name: string; readonly label: string; readonly value: string; readonly hint?: string };
const textField = ({ name, label, value, hint }: TextField, attributes: Html): Html => html`
<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" required ${attributes}${hint ? html` aria-describedby="${name}-hint"` : ''}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
</div>`;

const months: Options = [['0', '일시불'], ...[2, 3, 6, 12].map((count) => [String(count), `${count}개월`] as const)];
const digitsOnly = html`inputmode="numeric" autocomplete="off"`;

const fieldsOf: Readonly<Record<Payment['method'], (payment: Payment, typed: Typed) => Html>> = {
  카드: ({ totalAmount }, typed) => html`
${select(
  'issuer',
  '카드사',
  offeredCards.map((code) => [code, cardCompanyNames.get(code) ?? code]),
  typed.issuer,
)}
${textField(
  {
    name: 'cardNumber',
    label: '카드번호',
    value: typed.cardNumber ?? '4330 1234 5678 1111',
    hint: '끝이 0000이면 승인에서, 9999이면 결제창에서 거절돼요.',
  },
  digitsOnly,
)}
${textField({ name: 'expiry', label: '유효기간(월/년)', value: typed.expiry ?? '12/30' }, digitsOnly)}
${totalAmount >= fewestWonForInstalments ? select('months', '할부', months, typed.months) : ''}`,
  계좌이체: ({ customerName }, typed) => html`
${select('bank', '출금 은행', [...bankNames], typed.bank)}
${textField({ name: 'holder', label: '예금주', value: typed.holder ?? customerName }, html`autocomplete="off"`)}`,
  가상계좌: ({ customerName }, typed) => html`
${select('bank', '입금 은행', [...bankNames], typed.bank)}
${textField({ name: 'holder', label: '입금자명', value: typed.holder ?? customerName }, html`autocomplete="off"`)}`,
  간편결제: (_payment, typed) => html`
<fieldset>
<legend>결제 서비스</legend>
${easyPays.map(
  (name, index) =>
    html`<label class="choice"><input type="radio" name="easyPay" value="${name}"${
      name === typed.easyPay || (!typed.easyPay && index === 0) ? html` checked` : ''
    }>${name}</label>`,
)}
</fieldset>
<label class="choice consent"><input type="checkbox" name="consent" value="Y" required>결제 정보 제공에 동의해요</label>`,
};

const titles: Readonly<Record<Payment['method'], readonly [title: string, button: string]>> = {
  카드: ['카드 결제', '결제하기'],
  계좌이체: ['계좌이체', '이체하기'],
  가상계좌: ['가상계좌 발급', '계좌 발급'],
  간편결제: ['간편결제', '동의하고 결제하기'],
};

/** The window in which the buyer agrees to pay. */
export function windowPage(payment: Payment, typed: Typed = {}, error = ''): string {
  const { paymentKey, method, orderName, totalAmount } = payment;
  const [title, button] = titles[method];
  return page(
    title,
    html`
<h1>${title}</h1>
<p class="order">${orderName}</p>
<p class="amount">${won(totalAmount)}</p>
${error ? html`<p class="error" role="alert">${error}</p>` : ''}
<form method="post" action="/window/${paymentKey}/agree">
${fieldsOf[method](payment, typed)}
<button>${button}</button>
</form>
<form method="post" action="/window/${paymentKey}/leave"><button class="quiet">결제 취소</button></form>`,
  );
}

export const endedPage = (): string =>
  page('끝난 결제', html`<h1>이미 끝난 결제예요</h1><p>쇼핑몰로 돌아가서 주문 상태를 확인해 주세요.</p>`);

export function receiptPage({ orderName, totalAmount, method, balanceAmount }: Payment): string {
  return page(
    '매출전표',
    html`
<h1>매출전표</h1>
<p class="order">${orderName} · ${method}</p>
<p class="amount">${won(totalAmount)}</p>
${balanceAmount < totalAmount ? html`<p>취소한 금액 ${won(totalAmount - balanceAmount)}</p>` : ''}`,
  );
}

export function cashReceiptPage({
  orderName,
  type,
  issueNumber,
  customerIdentityNumber,
  standing,
}: CashReceipt): string {
  return page(
    '현금영수증',
    html`
<h1>현금영수증</h1>
<p class="order">${orderName} · ${type} · ${maskedNumber(customerIdentityNumber)}</p>
<p class="amount">${won(standing)}</p>
<p>승인번호 ${issueNumber}</p>`,
  );
}
