/** The type of what a column holds, and the module that has it if it is none of the language's own. */
export type JsonType = { readonly type: string; readonly from?: string };

/** What columns of type jsonb hold, which PostgreSQL cannot tell: by table and column. One that is not named here is unknown. */
export const jsonColumns: Readonly<Record<string, JsonType>> = {
  'application.sheet': { type: 'ContractSheet', from: '@mall/contracts/application' },
  'application_draft.applicant': { type: 'Applicant', from: '@mall/contracts/application-draft' },
  'application_draft.choice': { type: 'ApplicationChoice', from: '@mall/contracts/application-draft' },
  'application_draft.delivery': { type: 'ApplicationDelivery', from: '@mall/contracts/application-draft' },
  'claim.pickup': { type: 'PickupAddress', from: '@mall/contracts/order' },
  'claim.refund_account': { type: 'RefundAccount', from: '@mall/contracts/claim' },
  'content_revision.body': { type: 'PostBody', from: '@mall/contracts/post-body' },
  'mall_order.delivery_rates': { type: 'DeliveryRates', from: '@mall/domain/basket' },
  'payment_attempt.details': { type: 'PaymentDetails', from: '@mall/contracts/payment' },
  'subscription_application.sheet': { type: 'SubscriptionSheet', from: '@mall/contracts/subscription-application' },
  'upload.columns': { type: 'UploadColumn[]', from: '@mall/contracts/upload' },
  'upload_row.cells': { type: 'string[]' },
  'upload_row.issues': { type: 'UploadIssue[]', from: '@mall/contracts/upload' },
};
