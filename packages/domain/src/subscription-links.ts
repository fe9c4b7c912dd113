import type { Device } from '@mall/contracts/codes';
import type { SubscriptionChoice } from './subscription-choice.ts';

/** The pages of an application, in order; the mobile site calls them `{orderPage}`. */
export const subscriptionOrderPages = ['form', 'confirm', 'complete'] as const;
export type SubscriptionOrderPage = (typeof subscriptionOrderPages)[number];

const orderRoot = (device: Device): string => (device === 'mobile' ? '/subs/orderSubs' : '/subs/goSubsOrder');

/** A page of the application with the choice in its address, so that it survives a reload and can be sent. */
export function subscriptionOrderLink(
  page: Exclude<SubscriptionOrderPage, 'complete'>,
  { productNo, choice, device }: { productNo: string; choice: SubscriptionChoice; device: Device },
): string {
  const { months, careType, cardNo } = choice;
  const card = cardNo === null ? '' : `&card=${cardNo}`;
  const query = `?subsNo=${encodeURIComponent(productNo)}&term=${months}&care=${careType}${card}`;
  return `${orderRoot(device)}/${page}${query}`;
}

/** The application is there, under its number. */
export const subscriptionDoneLink = (applicationNo: string, device: Device): string =>
  `${orderRoot(device)}/complete?subsNo=${applicationNo}`;

/** An application in full; the same on both sites, for malls without a My Shop too. */
export const subscriptionApplicationLink = (applicationNo: string): string => `/subs/detailSubsApplf/${applicationNo}`;

export const subscriptionListLink = (device: Device): string =>
  device === 'mobile' ? '/myShop/listMySubs' : '/myshop/listMySubs';

/** What was signed, in a window of its own, to be printed. */
export const subscriptionPrintLink = (applicationNo: string): string => `/popup/printSubsOrder?subsNo=${applicationNo}`;
