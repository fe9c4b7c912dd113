import { maskPhone } from '@mall/contracts/masking';
import { formatWon } from '@mall/domain/money';
import { screenPath } from '@mall/domain/screens/screen-path';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailContent, MailPart } from '../../../mail/mail-content.ts';
import type { SignedSubscription } from '../get-subscription-application.ts';

type Rows = Extract<MailPart, { kind: 'facts' }>['rows'];

export const applicantOf = ({ sheet: { applicant } }: SignedSubscription): MailContent['to'] => ({
  name: applicant.name,
  address: applicant.email,
});

export const applicationFacts = ({ card, sheet }: SignedSubscription, more: Rows = []): MailPart => ({
  kind: 'facts',
  title: '신청 정보',
  rows: [
    ['신청번호', card.applicationNo],
    ['신청 일시', seoulMomentOf(new Date(card.submittedAt))],
    ['설치 희망일', sheet.preferredOn.replaceAll('-', '.')],
    ...more,
  ],
});

/** The product; its monthly fees are listed separately. */
export const productOf = ({ card }: SignedSubscription): MailPart => ({
  kind: 'products',
  products: [{ name: card.productName, detail: card.choiceText, image: card.image }],
});

export const costsOf = ({ sheet: { cost, months } }: SignedSubscription): MailPart => ({
  kind: 'facts',
  title: '내는 금액',
  rows: [
    ['매달 내는 금액', formatWon(cost.monthlyTotal)],
    ['등록비', cost.registrationFee === 0 ? '무료' : formatWon(cost.registrationFee)],
    [`${months}개월 동안 모두`, formatWon(cost.termTotal)],
  ],
});

export const placeOf = ({ sheet: { installation } }: SignedSubscription): MailPart => ({
  kind: 'facts',
  title: '설치 장소',
  rows: [
    ['받는 분', installation.recipient],
    ['연락처', maskPhone(installation.phone)],
    [
      '주소',
      `(${installation.postcode}) ${[installation.roadAddress, installation.detailAddress].filter(Boolean).join(' ')}`,
    ],
  ],
});

export const detailButton = ({ card }: SignedSubscription): MailPart => ({
  kind: 'button',
  label: '신청 상세 보기',
  href: screenPath({ screen: 'subscriptionApplication', applicationNo: card.applicationNo }, 'pc'),
});
