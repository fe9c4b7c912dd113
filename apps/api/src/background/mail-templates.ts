import type { Dependencies } from '../dependencies.ts';
import { emailChangedMail } from '../modules/account-link/email-changed-mail.ts';
import { createLinkMail } from '../modules/account-link/link-mail.ts';
import { createLinkTokens } from '../modules/account-link/link-tokens.ts';
import { applicationMail } from '../modules/application/mail/application-mail.ts';
import { accountChangedMail } from '../modules/auth/email/account-changed-mail.ts';
import { decidedMail } from '../modules/joining/decided-mail.ts';
import type { MailTemplates } from '../modules/mail/mail-template.ts';
import { createNewsletterMail } from '../modules/newsletter/newsletter-mail.ts';
import { addressMail } from '../modules/order/mail/address-mail.ts';
import { cancelledMail } from '../modules/order/mail/cancelled-mail.ts';
import { claimMail } from '../modules/order/mail/claim-mail.ts';
import { correctedMail } from '../modules/order/mail/corrected-mail.ts';
import { depositMail } from '../modules/order/mail/deposit-mail.ts';
import { giftAcceptedMail, giftToSendMail } from '../modules/order/mail/gift-mails.ts';
import { paidMail } from '../modules/order/mail/paid-mail.ts';
import { placedMail } from '../modules/order/mail/placed-mail.ts';
import { refundedMail } from '../modules/order/mail/refunded-mail.ts';
import { returnedMail } from '../modules/order/mail/returned-mail.ts';
import { shippedMail } from '../modules/order/mail/shipped-mail.ts';
import { takenBackMail } from '../modules/order/mail/taken-back-mail.ts';
import { answeredMail } from '../modules/question/answered-mail.ts';
import { foundIdMail } from '../modules/recovery/found-id-mail.ts';
import { restockedMail } from '../modules/restock/restocked-mail.ts';
import { subscriptionApprovedMail } from '../modules/subscription-application/mail/approved-mail.ts';
import { subscriptionCancelledMail } from '../modules/subscription-application/mail/cancelled-mail.ts';
import { subscriptionPlannedMail } from '../modules/subscription-application/mail/planned-mail.ts';
import { subscriptionReceivedMail } from '../modules/subscription-application/mail/received-mail.ts';
import { announcedMail } from '../modules/terms/announcing/announced-mail.ts';
import { uploadOrderedMail } from '../modules/upload/ordered-mail.ts';

/** Every kind of mail that the malls send; a new kind is added here. */
export const createMailTemplates = (dependencies: Dependencies): MailTemplates => ({
  ORDER_PLACED: placedMail,
  DEPOSIT_AWAITED: depositMail,
  DEPOSIT_TAKEN_BACK: takenBackMail,
  ORDER_PAID: paidMail,
  ORDER_SHIPPED: shippedMail,
  ORDER_ADDRESS_CHANGED: addressMail,
  ORDER_INVOICE_CORRECTED: correctedMail,
  ORDER_CANCELLED: cancelledMail,
  GIFT_ACCEPTED: giftAcceptedMail,
  GIFT_TO_SEND: giftToSendMail,
  ORDER_REFUNDED: refundedMail,
  CLAIM_MOVED: claimMail,
  PAYMENT_RETURNED: returnedMail,
  UPLOAD_ORDERED: uploadOrderedMail,
  APPLICATION_MOVED: applicationMail,
  SUBSCRIPTION_RECEIVED: subscriptionReceivedMail,
  SUBSCRIPTION_APPROVED: subscriptionApprovedMail,
  SUBSCRIPTION_PLANNED: subscriptionPlannedMail,
  SUBSCRIPTION_CANCELLED: subscriptionCancelledMail,
  ACCOUNT_LINK: createLinkMail(createLinkTokens(dependencies)),
  EMAIL_CHANGED: emailChangedMail,
  FOUND_ID: foundIdMail,
  ACCOUNT_CHANGED: accountChangedMail,
  JOINING_DECIDED: decidedMail,
  QUESTION_ANSWERED: answeredMail,
  RESTOCKED: restockedMail,
  TERMS_ANNOUNCED: announcedMail,
  NEWSLETTER: createNewsletterMail(dependencies),
});
