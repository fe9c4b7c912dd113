import { z } from 'zod';
import { emojiPicture } from './pictures.ts';
import { categoryLink } from './storefronts/category-link.ts';
import type { Popup } from './types.ts';

/** The banners at the top of a mall, and its popup window if it has one. */
export const popupFields = {
  topBanners: z.array(
    z.strictObject({
      label: z.string(),
      text: z.string(),
      strong: z.string(),
      image: emojiPicture,
      target: categoryLink.optional(),
    }),
  ),
  /** HTML, one element per line. */
  windowPopup: z
    .string()
    .transform((html) => html.replaceAll('\n', ''))
    .optional(),
};

const popupFile = z.object(popupFields);
type PopupFile = z.output<typeof popupFile>;

/** On both sites. */
const open = { device: null, opensAt: '2026-11-01T00:00:00+09:00', closesAt: null } as const;

const topPopup = ({ label, text, strong, image, target }: PopupFile['topBanners'][number], index: number): Popup => ({
  popupNo: index + 1,
  type: 'DP01802',
  html: `<p><small>${label}</small> ${text} <strong>${strong}</strong> <img src="/images/${image}.192.webp" alt="" width="40" height="40"></p>`,
  url: target?.link ?? '',
  sortOrder: index + 1,
  ...open,
});

export function popupsOf({ topBanners, windowPopup }: PopupFile): Popup[] {
  const top = topBanners.map(topPopup);
  if (windowPopup === undefined) return top;
  return [...top, { popupNo: 101, type: 'DP01801', html: windowPopup, url: '', sortOrder: 1, ...open }];
}
