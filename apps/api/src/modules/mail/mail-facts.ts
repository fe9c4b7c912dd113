type OrderFacts = { readonly orderNo: string; readonly memberNo: number };

/**
 * Every kind of mail, and what its template looks its words up by: numbers rather than words, so that the outbox keeps
 * nothing about a person that is not kept elsewhere. A new kind is added here and in background/mail-templates.ts.
 */
export type MailFacts = {
  readonly ORDER_PLACED: OrderFacts;
  readonly DEPOSIT_AWAITED: OrderFacts;
  readonly ORDER_PAID: OrderFacts;
  readonly ORDER_SHIPPED: OrderFacts;
  readonly ORDER_CANCELLED: OrderFacts;
  readonly ORDER_REFUNDED: OrderFacts & { readonly claimNo: number };
  readonly ACCOUNT_LINK: { readonly linkId: string };
  readonly FOUND_ID: { readonly memberNo: number };
  readonly JOINING_DECIDED: { readonly memberNo: number };
};
export type MailKind = keyof MailFacts;

/** A mail of some kind, with the facts of that kind. */
export type MailNotice = { [Kind in MailKind]: { readonly kind: Kind; readonly facts: MailFacts[Kind] } }[MailKind];
