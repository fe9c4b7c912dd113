/** Every key this site writes to the browser's storage. An origin is one mall, so a key needs the mall's name only where its format is given. */
export const storageKeys = {
  accessToken: 'mall.accessToken',
  refreshToken: 'mall.refreshToken',
  savedLoginId: 'mall.savedLoginId',
  /** Recently viewed goods under a key built from the mall id. */
  recentlyViewed: (mallId: number) => `mall.${mallId}.recentlyViewed`,
  /** Whose list that is, once it has been merged into a member's. */
  recentlyViewedOf: (mallId: number) => `mall.${mallId}.recentlyViewed.member`,
  /** What of it the server does not know yet, joined alike. */
  recentlyViewedUnsent: (mallId: number) => `mall.${mallId}.recentlyViewed.unsent`,
  /** What a member has searched for, and that it is not to be kept. */
  recentWords: (mallId: number) => `mall.${mallId}.recentWords`,
  recentWordsOff: (mallId: number) => `mall.${mallId}.recentWords.off`,
  /** The phones that stand in the comparison, with the choice of each. */
  comparedPhones: (mallId: number) => `mall.${mallId}.comparedPhones`,
  /** How a phone is wanted (내 조건), for this visit. */
  conditions: 'mall.conditions',
  /** The day on which a popup that was shut for some days comes back. */
  popupHiddenUntil: (popupNo: number) => `mall.popup.${popupNo}.hiddenUntil`,
  /** That a popup was closed in this visit. */
  popupClosed: (popupNo: number) => `mall.popup.${popupNo}.closed`,
  /** The day on which a member who has put off agreeing to terms to come is asked again. */
  reconsentPutOffUntil: (memberNo: number) => `mall.reconsent.${memberNo}.putOffUntil`,
} as const;
