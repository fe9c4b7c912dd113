/**
 * Every key that this site writes to the browser's storage. An origin is one mall, so a key contains the mall's name only if the
 * specification gives its format.
 */
export const storageKeys = {
  accessToken: 'mall.accessToken',
  refreshToken: 'mall.refreshToken',
  savedLoginId: 'mall.savedLoginId',
  /** Recently viewed goods under a key built from the mall id. */
  recentlyViewed: (mallId: number) => `mall.${mallId}.recentlyViewed`,
  /** The owner of that list, once it has been merged into a member's. */
  recentlyViewedOf: (mallId: number) => `mall.${mallId}.recentlyViewed.member`,
  /** The part of it that the server does not know yet, in the same format. */
  recentlyViewedUnsent: (mallId: number) => `mall.${mallId}.recentlyViewed.unsent`,
  /** A member's searches, and whether they must not be stored. */
  recentWords: (mallId: number) => `mall.${mallId}.recentWords`,
  recentWordsOff: (mallId: number) => `mall.${mallId}.recentWords.off`,
  /** The phones in the comparison, each with its choice. */
  comparedPhones: (mallId: number) => `mall.${mallId}.comparedPhones`,
  /** The conditions for phones (내 조건), for this visit. */
  conditions: 'mall.conditions',
  /** The day on which a popup that was hidden for some days is shown again. */
  popupHiddenUntil: (popupNo: number) => `mall.popup.${popupNo}.hiddenUntil`,
  /** That a popup was closed in this visit. */
  popupClosed: (popupNo: number) => `mall.popup.${popupNo}.closed`,
  /** The day on which a member who has postponed consent to coming terms is asked again. */
  reconsentPutOffUntil: (memberNo: number) => `mall.reconsent.${memberNo}.putOffUntil`,
} as const;
