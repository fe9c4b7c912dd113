import type { MailTemplate } from '../../mail/mail-template.ts';
import { findSignedSubscription } from '../get-subscription-application.ts';
import { applicantOf, applicationFacts, detailButton, productOf } from './subscription-mail-parts.ts';

/** An application has ended before the installation, and why. */
export const subscriptionCancelledMail: MailTemplate<'SUBSCRIPTION_CANCELLED'> = async (transaction, _mall, own) => {
  const application = await findSignedSubscription(transaction, own);
  if (!application) return undefined;
  const { card, sheet, history } = application;
  const reason = history.at(-1)?.reason ?? '';
  return {
    to: applicantOf(application),
    subject: `구독 신청이 취소됐어요 (${card.applicationNo})`,
    heading: '구독 신청이 취소됐어요',
    parts: [
      { kind: 'paragraph', text: `${sheet.applicant.name}님, 구독 신청을 취소했어요. 내실 금액은 없어요.` },
      applicationFacts(application, reason ? [['취소 사유', reason]] : []),
      productOf(application),
      detailButton(application),
    ],
  };
};
