import { boardType } from '@mall/contracts/codes';
import type { PostBody } from '@mall/contracts/post-body';
import type { MallTransaction } from '@mall/db/in-mall';
import { fillTermMarks } from '@mall/domain/terms';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { holdNew } from '../../../publishing/hold.ts';

type Notice = { readonly noticeTitle: string; readonly noticeHtml: string };

/** Puts a notice about terms on a mall's board, and returns its number. */
export async function postNotice(
  transaction: MallTransaction,
  mall: Mall,
  { noticeTitle, noticeHtml }: Notice,
  at: Date,
): Promise<number> {
  const body: PostBody = {
    ...{
      title: plainMarks(noticeTitle, mall),
      html: fillTermMarks(noticeHtml, mall),
      label: '약관',
      author: mall.name,
    },
    ...{ summary: '', image: '', isPinned: false, productNos: [], files: [] },
  };
  const { key } = await holdNew(transaction, boardType.notice, {
    ...{ state: 'LIVE', startsAt: at, endsAt: null, body, staffNo: null, madeAt: at },
  });
  return key;
}

/** A title is not markup. */
const plainMarks = (title: string, { name, mallUrl }: Mall): string =>
  title.replaceAll('{mallNm}', name).replaceAll('{mallUrl}', mallUrl);
