import type { ContractSheet } from '@mall/contracts/application';
import type { ApplicationState } from '@mall/contracts/application-codes';
import { maskPhone } from '@mall/contracts/masking';
import { screenPath } from '@mall/domain/screens/screen-path';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailContent, MailPart } from '../../../mail/mail-content.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { ApplicationRow } from '../application.repository.ts';
import { toApplicationCard } from '../to-application-card.ts';

type Rows = Extract<MailPart, { kind: 'facts' }>['rows'];

/** What has happened to an application, and its state when the mail leaves. */
export type ApplicationNews = {
  readonly mall: Mall;
  readonly application: ApplicationRow;
  readonly sheet: ContractSheet;
  readonly toState: ApplicationState;
  readonly happenedAt: Date;
  /** What the operator or the member has written; may be empty. */
  readonly reason: string;
};

/** The parts specific to one mail; the number, the phone and the link to the application are in every mail. */
export type WrittenMail = {
  readonly heading: string;
  /** Follows the applicant's name. */
  readonly text: string;
  /** Facts besides the number and the day. */
  readonly rows?: Rows;
  /** Between the phone and the link to the application. */
  readonly parts?: readonly MailPart[];
};

/** To the signer, at the address given in the application. */
export function toCompleteMail(
  news: ApplicationNews,
  { heading, text, rows = [], parts = [] }: WrittenMail,
): MailContent {
  const { applicant, applicationNo, signedAt } = news.sheet;
  const { image, productName, choiceText } = toApplicationCard(news.application);
  const known = [
    ['신청번호', applicationNo],
    ['신청일시', seoulMomentOf(new Date(signedAt))],
  ] as const;
  return {
    to: { name: applicant.name, address: applicant.email },
    subject: `${heading} (${applicationNo})`,
    heading,
    parts: [
      { kind: 'paragraph', text: `${applicant.name}님, ${text}` },
      { kind: 'facts', title: '신청 정보', rows: [...known, ...rows] },
      { kind: 'products', products: [{ name: productName, detail: choiceText, image }] },
      ...parts,
      {
        kind: 'button',
        label: '신청 상세 보기',
        href: screenPath({ screen: 'applicationDetail', applicationNo }, 'pc'),
      },
    ],
  };
}

export const deliveryOf = ({ delivery }: ContractSheet): MailPart => ({
  kind: 'facts',
  title: '배송지',
  rows: [
    ['받는 분', delivery.recipient],
    ['연락처', maskPhone(delivery.phone)],
    ['주소', `(${delivery.postcode}) ${[delivery.roadAddress, delivery.detailAddress].filter(Boolean).join(' ')}`],
  ],
});

/** A fact that is listed only when it is known. */
export const unlessEmpty = (label: string, text: string): Rows => (text === '' ? [] : [[label, text]]);
