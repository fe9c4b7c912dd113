import type { ContractSheet } from '@mall/contracts/application';
import { underReview } from '@mall/domain/application-states';
import { formatWon } from '@mall/domain/money';
import { discountTypeLabels, instalmentLabel } from '@mall/domain/wireless-words';
import type { MailPart } from '../../../mail/mail-content.ts';
import { type ApplicationNews, deliveryOf, type WrittenMail } from './application-mail-parts.ts';

/** An application was signed: what was agreed and what it will cost. */
export const receivedMail = ({ application, sheet }: ApplicationNews): WrittenMail => ({
  heading: '휴대폰 신청을 받았어요',
  text: `휴대폰 신청을 받았어요.${underReview.includes(application.state) ? ' 통신사 심사 결과가 나오면 메일로 알려 드릴게요.' : ''}`,
  parts: [
    amountsOf(sheet),
    deliveryOf(sheet),
    { kind: 'note', text: '가입신청서는 신청 상세에서 언제든 다시 보고 PDF로 저장할 수 있어요.' },
  ],
});

const amountsOf = ({ quote }: ContractSheet): MailPart => ({
  kind: 'facts',
  title: '매달 내는 금액',
  rows: [
    ['기기값', `${formatWon(quote.deviceMonthly)} (${instalmentLabel(quote.instalmentMonths)})`],
    ['통신요금', formatWon(quote.planMonthly)],
    ['월 예상 납부액', formatWon(quote.monthlyTotal)],
    ['할인 방법', discountTypeLabels[quote.discountType]],
    ['약정 기간', `${quote.contractMonths}개월`],
  ],
});
