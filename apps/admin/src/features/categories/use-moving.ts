import { listOfficeCategories, type OfficeCategory, placeCategory } from '@mall/contracts/office/categories';
import { useState } from 'react';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { holdError } from './category-words.ts';
import { type Place, placeOf, rearranged } from './menu-tree.ts';

type Wanted = { readonly categoryNo: string; readonly place: Place };
export type Moving = ReturnType<typeof useMoving>;

/** The menu after a move: moved at once, and moved back if the server refuses. */
export function useMoving(
  mallId: number,
  categories: readonly OfficeCategory[],
  onMoved: (categoryNo: string) => void,
) {
  const toast = useToast();
  const [wanted, setWanted] = useState<Wanted>();
  const act = useAct(placeCategory, { changes: [listOfficeCategories] });
  const put = async ({ categoryNo, place }: Wanted): Promise<string> => {
    setWanted({ categoryNo, place });
    try {
      return (await act.mutateAsync({ params: { mallId, categoryNo }, body: place })).categoryNo;
    } finally {
      setWanted(undefined);
    }
  };
  return {
    categories: wanted ? rearranged(categories, wanted.categoryNo, wanted.place) : categories,
    move: (categoryNo: string, place: Place) => {
      const back = placeOf(categories, categoryNo);
      const isThere = back.parentNo === place.parentNo && (back.before === place.before || place.before === categoryNo);
      if (isThere || act.isPending) return;
      put({ categoryNo, place }).then(
        (newNo) => {
          onMoved(newNo);
          const undo = () => put({ categoryNo: newNo, place: back }).then(onMoved, (error) => toast.error(error));
          toast({ message: '메뉴를 옮겼어요', undo });
        },
        (error: unknown) => toast.error(holdError(error, '다른 메뉴 아래로 옮길 수 없어요')),
      );
    },
  };
}
