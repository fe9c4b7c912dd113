/** The pages of an application for a subscription, in order; the mobile site calls them `{orderPage}`. */
export const subscriptionOrderPages = ['form', 'confirm', 'complete'] as const;
export type SubscriptionOrderPage = (typeof subscriptionOrderPages)[number];
