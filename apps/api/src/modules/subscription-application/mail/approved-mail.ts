import type { MailTemplate } from '../../mail/mail-template.ts';
import { findSignedSubscription } from '../get-subscription-application.ts';
import { applicantOf, applicationFacts, costsOf, detailButton, productOf } from './subscription-mail-parts.ts';

/** An application was approved; no mail when it has moved on or ended since. */
export const subscriptionApprovedMail: MailTemplate<'SUBSCRIPTION_APPROVED'> = async (transaction, _mall, own) => {
  const application = await findSignedSubscription(transaction, own);
  if (!application) return undefined;
  const { card, sheet } = application;
  if (card.state !== 'APPROVED') return undefined;
  return {
    to: applicantOf(application),
    subject: `구독 신청이 승인됐어요 (${card.applicationNo})`,
    heading: '구독 신청이 승인됐어요',
    parts: [
      { kind: 'paragraph', text: `${sheet.applicant.name}님, 신청이 승인됐어요. 설치 날짜를 전화로 정할게요.` },
      applicationFacts(application),
      productOf(application),
      costsOf(application),
      detailButton(application),
    ],
  };
};
