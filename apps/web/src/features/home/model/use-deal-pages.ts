import type { GoodsCard } from '@mall/contracts/goods';
import { pagesOf } from '@mall/domain/paging';
import { useState } from 'react';

/** The deals, one page at a time: 상품 더보기 shows the next, and after the last one the first. */
export function useDealPages(goods: readonly GoodsCard[], pageSize: number) {
  const [page, setPage] = useState(0);
  const pages = pagesOf(goods, pageSize);
  return {
    shown: pages[page] ?? pages[0] ?? [],
    page: page + 1,
    pageCount: pages.length,
    turn: () => setPage((known) => (known + 1) % Math.max(pages.length, 1)),
  };
}
