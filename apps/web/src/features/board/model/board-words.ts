import { type BoardType, boardType } from '@mall/contracts/codes';

export const boardTitles: Record<BoardType, string> = {
  [boardType.notice]: '공지사항',
  [boardType.mdReview]: 'MD 리뷰',
};

/** `2025-11-18` → `2025.11.18` */
export const dotted = (day: string): string => day.replaceAll('-', '.');
