import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { formatWon, formatWonPerMonth } from './money.ts';
import { formatPhone } from './phone-number.ts';
import { type ContractRow, type ContractSection, receiptRows, row, termRow, won } from './signed-paper.ts';
import { careText, careTypeLabels, spendText, termSumText } from './subscription-words.ts';

/** What was signed for a subscription, from top to bottom: the one source of screen and file. */
export function subscriptionSections(sheet: SubscriptionSheet): ContractSection[] {
  const { applicant } = sheet;
  return [
    { title: '신청 정보', rows: receiptRows(sheet) },
    {
      title: '신청인',
      rows: [
        row('이름', applicant.name),
        row('휴대폰 번호', formatPhone(applicant.phone)),
        row('이메일', applicant.email),
      ],
    },
    { title: '계약 내용', rows: contractRows(sheet) },
    { title: '내는 금액', rows: costRows(sheet) },
    { title: '해지할 때', rows: sheet.cancellationTerms.map(({ label, value }) => row(label, value)) },
    { title: '설치', rows: installationRows(sheet) },
    { title: '동의한 약관', rows: sheet.terms.map(termRow) },
  ].filter(({ rows }) => rows.length > 0);
}

const contractRows = (sheet: SubscriptionSheet): ContractRow[] => [
  row('상품', [sheet.brandName, sheet.productName, sheet.modelName].filter(Boolean).join(' ')),
  row('약정 기간', `${sheet.months}개월`),
  row('관리 방법', `${careTypeLabels[sheet.careType]} (${careText(sheet.careType, sheet.visitCycleMonths)})`),
  row('제휴카드', cardText(sheet)),
];

const cardText = ({ partnerCard }: SubscriptionSheet): string =>
  partnerCard
    ? `${partnerCard.name} (전월 실적 ${spendText(partnerCard.minimumSpend)}, ${formatWonPerMonth(partnerCard.monthlyDiscount)} 할인)`
    : '할인 없음';

const costRows = ({ months, cost }: SubscriptionSheet): ContractRow[] => [
  won('월 이용료', cost.monthlyFee),
  ...(cost.cardDiscount === 0 ? [] : [won('제휴카드 할인', -cost.cardDiscount)]),
  won('매달 내는 금액', cost.monthlyTotal, true),
  row('등록비', cost.registrationFee === 0 ? '무료' : formatWon(cost.registrationFee)),
  won(`${months}개월 동안 모두`, cost.termTotal, true),
  row('계산', termSumText(months, cost)),
];

const installationRows = ({ installation, preferredOn }: SubscriptionSheet): ContractRow[] => [
  row('받는 분', `${installation.recipient} ${formatPhone(installation.phone)}`),
  row('주소', `(${installation.postcode}) ${installation.roadAddress} ${installation.detailAddress}`.trim()),
  row('설치 희망일', preferredOn.replaceAll('-', '.')),
  ...(installation.request === '' ? [] : [row('요청 사항', installation.request)]),
];

/** What the member has signed, and the rights that they keep (방문판매법·전자상거래법의 청약철회). */
export const subscriptionNotes: readonly string[] = [
  '본 신청서는 신청인이 확인하고 제출한 내용이며, 제출한 뒤에는 바뀌지 않습니다.',
  '계약은 신용과 설치 환경을 확인하고 제품을 설치한 때에 성립하며, 그 전에는 비용 없이 취소할 수 있습니다.',
  '제품을 설치한 날부터 14일 안에 청약을 철회할 수 있습니다. 단순 변심이면 설치와 반환에 드는 비용을 신청인이 부담합니다.',
];
