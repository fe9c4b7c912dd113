import { seoulMomentOf } from '@mall/domain/seoul-day';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { findSignedSubscription } from '../get-subscription-application.ts';
import { applicantOf, applicationFacts, detailButton, placeOf, productOf } from './subscription-mail-parts.ts';

/** The installation was scheduled, or moved; no mail when it is done or was cancelled since. */
export const subscriptionPlannedMail: MailTemplate<'SUBSCRIPTION_PLANNED'> = async (transaction, mall, own) => {
  const application = await findSignedSubscription(transaction, own);
  if (!application) return undefined;
  const { card, sheet, installationAt } = application;
  if (card.state !== 'INSTALLATION_PLANNED' || !installationAt) return undefined;
  const moment = seoulMomentOf(new Date(installationAt));
  return {
    to: applicantOf(application),
    subject: `${moment}에 설치하러 가요 (${card.applicationNo})`,
    heading: '설치 날짜가 정해졌어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${sheet.applicant.name}님, ${moment}에 설치하러 찾아가요. 날짜를 바꾸려면 고객센터(${mall.customerPhone})로 알려 주세요.`,
      },
      applicationFacts(application, [['설치 예정', moment]]),
      productOf(application),
      placeOf(application),
      detailButton(application),
    ],
  };
};
