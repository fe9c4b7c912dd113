import type { listBoardPosts as contract } from '@mall/contracts/board';
import { type BoardType, boardType as boards } from '@mall/contracts/codes';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { countPosts, listLabels, listPosts } from './board.repository.ts';

type Input = { readonly boardType: BoardType; readonly page: number; readonly keyword: string; readonly label: string };

/** A page of ten notices, or of twelve reviews with their pictures. */
export async function listBoardPosts(
  transaction: MallTransaction,
  { boardType, page, keyword, label }: Input,
): Promise<DataOf<typeof contract>> {
  const pageSize = boardType === boards.notice ? 10 : 12;
  const wanted = { boardType, keyword: keyword.trim(), label, limit: pageSize, offset: (page - 1) * pageSize };
  const [labels, total, posts] = await Promise.all([
    listLabels(transaction, boardType),
    countPosts(transaction, wanted),
    listPosts(transaction, wanted),
  ]);
  return { labels, total, page, pageSize, posts };
}
