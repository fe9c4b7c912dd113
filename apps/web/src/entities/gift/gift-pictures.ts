import type { GiftCard } from '@mall/contracts/gift-codes';

/** The picture of each card, and its name. */
export const giftPictures: Readonly<Record<GiftCard, { readonly picture: string; readonly name: string }>> = {
  GIFT: { picture: 'emoji/gift', name: '선물' },
  PARTY: { picture: 'emoji/party', name: '축하' },
  PLANT: { picture: 'emoji/plant', name: '응원' },
  CROWN: { picture: 'emoji/crown', name: '최고' },
};
