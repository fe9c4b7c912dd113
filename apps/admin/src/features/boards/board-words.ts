import { type BoardType, boardType } from '@mall/contracts/codes';

export const boardWords: Readonly<Record<BoardType, string>> = {
  [boardType.notice]: '공지사항',
  [boardType.mdReview]: 'MD 리뷰',
};

/** Names of a post's fields, for its history and for both versions in a conflict. */
export const fieldWords: Readonly<Record<string, string>> = {
  title: '제목',
  label: '말머리',
  summary: '한 줄 소개',
  html: '내용',
  author: '글쓴이',
  isPinned: '고정',
  linkedNos: '상품',
  files: '파일',
  image: '사진',
};

export type PostPlace = { readonly mallId: number; readonly boardType: BoardType; readonly postNo: number };

/** A post's place in an address: `1-CM00404-12`. */
export const placeKey = ({ mallId, boardType: board, postNo }: PostPlace): string => `${mallId}-${board}-${postNo}`;

export function placeOf(key: string): PostPlace {
  const [mallId = '', board = '', postNo = ''] = key.split('-');
  return { mallId: Number(mallId), boardType: board as BoardType, postNo: Number(postNo) };
}
