import { formatNumber } from '@mall/domain/money';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { Skeleton } from '@mall/ui/skeleton';
import type { FilterDraft } from '../model/use-filter-draft.ts';
import { FilterFields } from '../parts/filter-fields.tsx';

/** The filters of a list from the bottom of the screen; nothing happens to the list before they are applied. */
export function FilterSheet({ filter }: { filter: FilterDraft }) {
  const { facets, total } = filter;
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
      {facets ? (
        <FilterFields address={filter.draft} facets={facets} onChange={filter.change} />
      ) : (
        <Skeleton height={400} shape="tile" />
      )}
    </BottomSheet>
  );
}
