import type { ClaimState, PaymentMethod } from '@mall/contracts/order-codes';

type SubscriptionFacts = { readonly applicationNo: string; readonly memberNo: number };

/** Changes that a member is notified of because somebody else may have made them. */
export type AccountChange = 'TID_LINKED' | 'TID_UNLINKED' | 'IDENTITY_CHANGED';

type LinkFacts = { readonly linkId: string; readonly memberNo: number };
type OrderFacts = { readonly orderNo: string; readonly memberNo: number };

/**
 * Why a payment was refunded without a claim: a deposit that its order had no use for, another payment like that, one of another amount
 * than the order's, or the operator's refund at the payment service.
 */
export type ReturnCause = 'LATE_DEPOSIT' | 'NOT_NEEDED' | 'OTHER_AMOUNT' | 'BY_OPERATOR';

/**
 * Every kind of mail, with its recipient and the facts that its template needs: keys rather than text, so that the outbox stores nothing about a person
 * that is not stored elsewhere. A new kind is added here and in background/mail-templates.ts.
 */
export type MailFacts = {
  readonly ORDER_PLACED: OrderFacts;
  readonly DEPOSIT_AWAITED: OrderFacts;
  readonly DEPOSIT_TAKEN_BACK: OrderFacts;
  readonly ORDER_PAID: OrderFacts;
  /** The parcel, from 1. Earlier releases queued none, once the last was on its way. */
  readonly ORDER_SHIPPED: OrderFacts & { readonly shipmentNo?: number };
  readonly ORDER_ADDRESS_CHANGED: OrderFacts;
  readonly ORDER_INVOICE_CORRECTED: OrderFacts;
  readonly ORDER_CANCELLED: OrderFacts;
  readonly GIFT_ACCEPTED: OrderFacts;
  readonly GIFT_TO_SEND: OrderFacts;
  readonly ORDER_REFUNDED: OrderFacts & { readonly claimNo: number };
  /** The new state: accepted, refused or, where nothing was refunded, done. */
  readonly CLAIM_MOVED: OrderFacts & { readonly claimNo: number; readonly state: ClaimState };
  readonly PAYMENT_RETURNED: OrderFacts & {
    /** Whole won. */
    readonly amount: number;
    readonly method: PaymentMethod;
    readonly cause: ReturnCause;
  };
  readonly UPLOAD_ORDERED: { readonly uploadNo: number; readonly memberNo: number };
  /** The row of history that it reports. */
  readonly APPLICATION_MOVED: { readonly applicationNo: string; readonly memberNo: number; readonly eventNo: number };
  readonly SUBSCRIPTION_RECEIVED: SubscriptionFacts;
  readonly SUBSCRIPTION_APPROVED: SubscriptionFacts;
  readonly SUBSCRIPTION_PLANNED: SubscriptionFacts;
  readonly SUBSCRIPTION_CANCELLED: SubscriptionFacts;
  readonly ACCOUNT_LINK: LinkFacts;
  readonly EMAIL_CHANGED: LinkFacts;
  readonly FOUND_ID: { readonly memberNo: number };
  readonly ACCOUNT_CHANGED: { readonly memberNo: number; readonly change: AccountChange };
  readonly JOINING_DECIDED: { readonly memberNo: number };
  /** The notice on the mall's board about it. */
  readonly TERMS_ANNOUNCED: { readonly postNo: number; readonly memberNo: number };
  readonly RESTOCKED: { readonly memberNo: number; readonly productNo: string; readonly optionNo: number };
  readonly NEWSLETTER: { readonly newsletterNo: number; readonly memberNo: number };
  /** When the answer was written (ISO); a replacing answer has another one. */
  readonly QUESTION_ANSWERED: { readonly memberNo: number; readonly questionNo: number; readonly answeredAt: string };
};
export type MailKind = keyof MailFacts;

/** A mail of some kind, with the facts of that kind. */
export type MailNotice = { [Kind in MailKind]: { readonly kind: Kind; readonly facts: MailFacts[Kind] } }[MailKind];
