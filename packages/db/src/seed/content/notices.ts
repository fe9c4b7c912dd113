import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import type { BoardPost } from './types.ts';

export const noticeText = z.strictObject({
  label: z.enum(['안내', '배송', '점검', '이벤트']),
  title: z.string(),
  postedOn: z.iso.date(),
  isPinned: z.boolean().default(false),
  /** One paragraph each; a list of facts is shown as a list. */
  body: z.array(z.union([z.string(), z.array(z.string())], { error: 'expected a text or a list of texts' })),
});
type NoticeText = z.output<typeof noticeText>;

const sharedNotices = readDemoFile('notices.yaml', z.array(noticeText));

const bodyHtml = (body: NoticeText['body']): string =>
  body
    .map((part) =>
      typeof part === 'string' ? `<p>${part}</p>` : `<ul>${part.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    )
    .join('');

/** Those of every mall and, pinned, its own. */
export function noticesOf({ name, notice }: { readonly name: string; readonly notice: NoticeText }): BoardPost[] {
  return [{ ...notice, isPinned: true }, ...sharedNotices]
    .toSorted((one, other) => one.postedOn.localeCompare(other.postedOn))
    .map(({ label, title, postedOn, isPinned, body }, index) => ({
      boardType: 'CM00404',
      postNo: index + 1,
      title,
      label,
      summary: '',
      html: bodyHtml(body).replaceAll('{mallNm}', name),
      image: '',
      author: '고객센터',
      isPinned,
      postedOn,
      productNos: [],
    }));
}
