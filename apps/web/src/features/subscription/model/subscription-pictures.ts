import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';

/** The pictures of a product, each once, the main one first. */
export const picturesOf = ({ card, images }: SubscriptionDetail): string[] =>
  [...new Set([card.image, ...images])].filter((image) => image !== '');
