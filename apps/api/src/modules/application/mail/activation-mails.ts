import { trackingUrlOf } from '@mall/domain/carriers';
import { formatWon } from '@mall/domain/money';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailPart } from '../../../mail/mail-content.ts';
import { type ApplicationNews, deliveryOf, type WrittenMail } from './application-mail-parts.ts';

/** 개통완료: from now on the line belongs to the member, and the instalments and the contract run. */
export const activatedMail = ({ application, sheet, happenedAt }: ApplicationNews): WrittenMail => ({
  heading: '개통을 마쳤어요',
  text: `개통을 마쳤어요.${application.state === 'ACTIVATED' ? ' 휴대폰을 곧 보내 드릴게요.' : ''}`,
  rows: [
    ['통신사', sheet.plan.carrier],
    ['요금제', sheet.plan.name],
    ['개통일시', seoulMomentOf(happenedAt)],
    ['월 예상 납부액', formatWon(sheet.quote.monthlyTotal)],
  ],
});

/** 발송: the carrier of the parcel, its invoice number and where to track it. */
export function shippedMail({ application, sheet }: ApplicationNews): WrittenMail {
  const { carrier, invoiceNo } = application;
  const trackingUrl = trackingUrlOf(carrier, invoiceNo);
  const tracking: MailPart[] = trackingUrl ? [{ kind: 'button', label: '배송 조회', href: trackingUrl }] : [];
  return {
    heading: '휴대폰을 보냈어요',
    text: '휴대폰을 택배사에 맡겼어요.',
    rows: [
      ['택배사', carrier],
      ['운송장 번호', invoiceNo],
    ],
    parts: [deliveryOf(sheet), ...tracking],
  };
}
