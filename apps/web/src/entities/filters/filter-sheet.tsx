import { formatNumber } from '@mall/domain/money';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import type { ReactNode } from 'react';

type Props = {
  filter: { isOpen: boolean; close: () => void; reset: () => void; apply: () => void };
  /** The number of products that the choice would leave; undefined while it is counted. */
  total: number | undefined;
  children: ReactNode;
};

/** The filters of a list in a bottom sheet; the list does not change until they are applied. */
export function FilterSheet({ filter, total, children }: Props) {
  return (
    <BottomSheet
      isOpen={filter.isOpen}
      onClose={filter.close}
      title="필터"
      footer={
        <>
          <Button size="lg" onClick={filter.reset}>
            초기화
          </Button>
          <Button size="lg" variant="primary" disabled={total === 0} onClick={filter.apply}>
            {total === undefined ? '상품 보기' : `${formatNumber(total)}개 상품 보기`}
          </Button>
        </>
      }
    >
      {children}
    </BottomSheet>
  );
}
