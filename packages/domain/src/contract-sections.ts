import type { ContractSheet } from '@mall/contracts/application';
import { formatPhone } from './phone-number.ts';
import { seoulMomentOf } from './seoul-day.ts';
import { type ContractRow, type ContractSection, receiptRows, row, termRow, won } from './signed-paper.ts';
import { paidOverTerm } from './wireless-quote.ts';
import { discountTypeLabels, instalmentLabel, joinTypeLabels } from './wireless-words.ts';

const unlessZero = (label: string, amount: number): ContractRow[] => (amount === 0 ? [] : [won(label, -amount)]);

/** The contract sheet from top to bottom: the one source of print and file. */
export function contractSections(sheet: ContractSheet): ContractSection[] {
  return [
    { title: '신청', rows: receiptRows(sheet) },
    { title: '가입자', rows: applicantRows(sheet) },
    { title: '가입 내용', rows: lineRows(sheet) },
    { title: '단말기 대금', rows: deviceRows(sheet) },
    { title: '매달 내는 금액', rows: monthlyRows(sheet) },
    ...sheet.supports.map((support) => ({
      title: `지원 · ${support.name}`,
      rows: [
        row('부담하는 곳', support.payer),
        won('금액', support.amount),
        row('지급 방법', support.way),
        row('조건', support.conditions),
      ],
    })),
    { title: '배송', rows: deliveryRows(sheet) },
    { title: '동의한 약관', rows: sheet.terms.map(termRow) },
  ];
}

const applicantRows = ({ applicant, certifiedAt }: ContractSheet): ContractRow[] => [
  row('이름', applicant.name),
  row('생년월일', applicant.birthDate.replaceAll('-', '.')),
  row('휴대폰 번호', formatPhone(applicant.phone)),
  row('이메일', applicant.email),
  row('본인인증', `${seoulMomentOf(new Date(certifiedAt))} 휴대폰 본인인증`),
];

const lineRows = ({ productName, memory, colour, joinType, applicant, plan, quote }: ContractSheet): ContractRow[] => [
  row('상품', `${productName} ${memory} ${colour}`.trim()),
  row('가입 유형', joinTypeLabels[joinType].title),
  ...(applicant.currentCarrier === '' ? [] : [row('현재 통신사', applicant.currentCarrier)]),
  row('가입 통신사', plan.carrier),
  row('요금제', [plan.name, plan.dataSummary, plan.benefitSummary].filter((text) => text !== '').join(' · ')),
  row('할인 방법', discountTypeLabels[quote.discountType]),
  row('약정 기간', `${quote.contractMonths}개월`),
];

const deviceRows = ({ quote, annualRatePercent, monthlyRatePercent }: ContractSheet): ContractRow[] => [
  won('출고가', quote.releasePrice),
  ...unlessZero('공통지원금', quote.commonSupport),
  ...unlessZero('추가지원금', quote.extraSupport),
  won('할부원금(현금가격)', quote.principal, true),
  row('할부 기간', instalmentLabel(quote.instalmentMonths)),
  won('매달 기기값', quote.deviceMonthly),
  ...(quote.deviceLastMonth === quote.deviceMonthly ? [] : [won('마지막 달 기기값', quote.deviceLastMonth)]),
  won('할부이자 합계', quote.deviceInterest),
  won('할부가격 합계', quote.principal + quote.deviceInterest, true),
  row(
    '할부 이율',
    quote.instalmentMonths === 1 ? '이자 없음' : `실제 연이율 ${annualRatePercent}%(월 ${monthlyRatePercent}%)`,
  ),
];

const monthlyRows = ({ quote }: ContractSheet): ContractRow[] => [
  won('매달 기기값', quote.deviceMonthly),
  won('요금제 월정액', quote.planMonthlyPrice),
  ...unlessZero('선택약정 할인', quote.planDiscountMonthly),
  won('매달 내는 금액', quote.monthlyTotal, true),
  won(`기기값 전부와 요금 ${quote.termMonths}개월`, paidOverTerm(quote), true),
];

const deliveryRows = ({ delivery }: ContractSheet): ContractRow[] => [
  row('받는 분', `${delivery.recipient} ${formatPhone(delivery.phone)}`),
  row('주소', `(${delivery.postcode}) ${delivery.roadAddress} ${delivery.detailAddress}`.trim()),
  ...(delivery.request === '' ? [] : [row('배송 요청', delivery.request)]),
];

/** What the member has signed, and the rights that they keep (할부거래법 8조). */
export const contractNotes: readonly string[] = [
  '본 신청서는 신청인이 본인인증을 거쳐 확인하고 제출한 내용이며, 제출한 뒤에는 바뀌지 않습니다.',
  '통신사 심사 결과에 따라 가입이 보류되거나 거절될 수 있으며, 그 경우 대금은 청구되지 않습니다.',
  '할부계약은 계약서를 받은 날(상품을 더 늦게 받은 경우 받은 날)부터 7일 안에 철회할 수 있습니다. 다만 개통한 단말기는 관련 법령과 약관에 따라 철회가 제한될 수 있습니다.',
];
