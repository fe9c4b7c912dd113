/** The type of what a column holds, and the module that has it if it is none of the language's own. */
export type JsonType = { readonly type: string; readonly from?: string };

/** What columns of type jsonb hold, which PostgreSQL cannot tell: by table and column. One that is not named here is unknown. */
export const jsonColumns: Readonly<Record<string, JsonType>> = {
  'application.sheet': { type: 'ContractSheet', from: '@mall/contracts/application' },
  'application_draft.applicant': { type: 'Applicant', from: '@mall/contracts/application-draft' },
  'application_draft.choice': { type: 'ApplicationChoice', from: '@mall/contracts/application-draft' },
  'application_draft.delivery': { type: 'ApplicationDelivery', from: '@mall/contracts/application-draft' },
  'carrier_return_rule.steps': { type: 'ReturnStep[]', from: '@mall/domain/leave-cost' },
  'claim.pickup': { type: 'PickupAddress', from: '@mall/contracts/order' },
  'claim.refund_account': { type: 'RefundAccount', from: '@mall/contracts/claim' },
  'content_revision.body': { type: 'ContentBody', from: '@mall/contracts/content-body' },
  'exhibition_section.benefits': { type: 'Benefit[]', from: '@mall/contracts/exhibition' },
  'lint_check.why_not': { type: 'Record<string, string>' },
  'lint_finding.fix': { type: 'Fix', from: '@mall/domain/lint/lint-rule' },
  'list_setting.setting': { type: 'ListArrangement', from: '@mall/contracts/office/views' },
  'mall_order.delivery_rates': { type: 'DeliveryRates', from: '@mall/domain/basket' },
  'mall_theme.body': { type: 'ThemeBody', from: '@mall/contracts/mall-theme' },
  'mall_theme.tokens': { type: 'Record<string, string>' },
  'member.answers': { type: 'Record<string, string>' },
  'payment_attempt.details': { type: 'PaymentDetails', from: '@mall/contracts/payment' },
  'notice_group.lines': { type: '{ label: string; mayRefer: boolean }[]' },
  'price_run.rule': { type: 'PriceRule', from: '@mall/contracts/office/price-runs' },
  'product.specifications': { type: 'Labelled[]', from: '@mall/contracts/goods' },
  'product.statutory_notice': { type: 'Labelled[]', from: '@mall/contracts/goods' },
  'product.stickers': { type: 'Sticker[]', from: '@mall/contracts/goods' },
  'saved_view.filters': { type: 'ViewFilter[]', from: '@mall/contracts/office/views' },
  'subscription_application.sheet': { type: 'SubscriptionSheet', from: '@mall/contracts/subscription-application' },
  'subscription_product.cancellation_terms': { type: 'Labelled[]', from: '@mall/contracts/goods' },
  'upload.columns': { type: 'UploadColumn[]', from: '@mall/contracts/upload' },
  'upload_row.cells': { type: 'string[]' },
  'upload_row.issues': { type: 'UploadIssue[]', from: '@mall/contracts/upload' },
};
