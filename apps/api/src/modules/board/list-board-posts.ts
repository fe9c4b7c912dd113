import type { listBoardPosts as contract } from '@mall/contracts/board';
import { type BoardType, boardType as boards } from '@mall/contracts/codes';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { countPosts, listPosts } from './board.repository.ts';

type Asked = { readonly boardType: BoardType; readonly page: number; readonly keyword: string };

/** A page of ten notices, or of twelve reviews with their pictures. */
export async function listBoardPosts(
  transaction: MallTransaction,
  mall: MallScope,
  { boardType, page, keyword }: Asked,
): Promise<DataOf<typeof contract>> {
  const pageSize = boardType === boards.notice ? 10 : 12;
  const wanted = { boardType, keyword: keyword.trim(), limit: pageSize, offset: (page - 1) * pageSize };
  const [total, posts] = await Promise.all([
    countPosts(transaction, mall, wanted),
    listPosts(transaction, mall, wanted),
  ]);
  return { total, page, pageSize, posts };
}
