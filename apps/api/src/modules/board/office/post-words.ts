import { fieldError } from '@mall/contracts/errors';
import type { savePost } from '@mall/contracts/office/boards';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { PostBody } from '@mall/contracts/post-body';
import type { MallTransaction } from '@mall/db/in-mall';
import { toCleanHtml } from '../../../operator-text.ts';
import { findFiles } from '../content-file.repository.ts';
import { findPictures } from './post.repository.ts';

/** A post as staff write it. */
export type PostWords = Omit<OfficeRequest<typeof savePost>['body'], 'version'>;

/** The body to store: sanitised, with its files resolved and its first picture. */
export async function toBody(transaction: MallTransaction, words: PostWords): Promise<PostBody> {
  const { title, label, summary, author, isPinned, linkedNos } = words;
  const html = toCleanHtml({ body: words.html, format: 'html' });
  if (html === '') throw fieldError('html', '보여 줄 내용이 없어요. 내용을 적어 주세요.');
  const [files, pictures] = await Promise.all([
    findFiles(transaction, words.files),
    findPictures(transaction, linkedNos),
  ]);
  if (files.length < words.files.length) throw fieldError('files', '파일을 찾지 못했어요. 다시 올려 주세요.');
  const unknown = linkedNos.find((productNo) => !pictures.has(productNo));
  if (unknown !== undefined) throw fieldError('linkedNos', `${unknown} 상품이 없어요. 번호를 확인해 주세요.`);
  return {
    ...{ title, label: label.trim(), summary: summary.trim(), html, author: author.trim(), isPinned, files },
    image: pictures.get(linkedNos[0] ?? '') ?? '',
    productNos: linkedNos,
  };
}

/** The same in the form in which staff write it. */
export const toWords = ({ productNos, files, image: _, ...words }: PostBody): PostWords => ({
  ...words,
  linkedNos: [...productNos],
  files: files.map(({ attachmentName }) => attachmentName),
});
