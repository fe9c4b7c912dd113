import type { PopupBody } from '@mall/contracts/content-body';
import { fieldError } from '@mall/contracts/errors';
import type { PopupWords } from '@mall/contracts/office/popups';
import type { MallTransaction } from '@mall/db/in-mall';
import { isMallLink } from '@mall/domain/mall-link';
import { popupHtml } from '@mall/domain/popup-html';
import { toCleanHtml } from '../../../operator-text.ts';
import { findPictureWords } from './picture.repository.ts';

/** A popup as it is stored: sanitised, with the HTML that the shop shows. */
export async function toPopupBody(transaction: MallTransaction, words: PopupWords): Promise<PopupBody> {
  const { image, link, popupType } = words;
  const html = toCleanHtml({ body: words.html, format: 'html' });
  if (html === '' && image === '') throw fieldError('html', '보여 줄 글이나 사진을 넣어 주세요.');
  if (link !== '' && !isMallLink(link)) throw fieldError('link', '몰에 없는 주소예요. 찾아서 골라 주세요.');
  const alt = image === '' ? undefined : await findPictureWords(transaction, image);
  if (image !== '' && alt === undefined) throw fieldError('image', '사진이 없어졌어요. 다시 골라 주세요.');
  const picture = alt === undefined ? undefined : { name: image, alt };
  const shownHtml = toCleanHtml({ body: popupHtml({ popupType, html, picture }), format: 'html' });
  return { ...words, html, shownHtml };
}

/** The same in the form in which staff write it. */
export const toPopupWords = ({ shownHtml: _, ...words }: PopupBody): PopupWords => words;
