import type { MailTemplate } from '../../mail/mail-template.ts';
import { findSignedSubscription } from '../get-subscription-application.ts';
import { applicantOf, applicationFacts, costsOf, detailButton, placeOf, productOf } from './subscription-mail-parts.ts';

/** A subscription was applied for: what, for how much and where. No mail once it is cancelled. */
export const subscriptionReceivedMail: MailTemplate<'SUBSCRIPTION_RECEIVED'> = async (transaction, _mall, own) => {
  const application = await findSignedSubscription(transaction, own);
  if (!application) return undefined;
  const { card, sheet } = application;
  if (card.state === 'CANCELLED') return undefined;
  return {
    to: applicantOf(application),
    subject: `구독 신청을 받았어요 (${card.applicationNo})`,
    heading: '구독 신청을 받았어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${sheet.applicant.name}님, 신청해 주셔서 고마워요. 담당자가 곧 전화해서 설치 환경과 계약 내용을 확인해요.`,
      },
      applicationFacts(application),
      productOf(application),
      costsOf(application),
      placeOf(application),
      detailButton(application),
      { kind: 'note', text: '설치하기 전에는 비용 없이 취소할 수 있어요.' },
    ],
  };
};
