import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { subscriptionNotes, subscriptionSections } from '@mall/domain/subscription-sections';
import { renderSignedPaper } from '../../../documents/render-signed-paper.ts';

/** The application for a subscription as a PDF. */
export const subscriptionPdf = (sheet: SubscriptionSheet): Promise<Buffer> =>
  renderSignedPaper({
    title: '구독 신청서',
    number: sheet.applicationNo,
    author: sheet.mallName,
    signedAt: new Date(sheet.signedAt),
    sections: subscriptionSections(sheet),
    notes: subscriptionNotes,
    signature: `신청인 ${sheet.applicant.name}`,
  });
