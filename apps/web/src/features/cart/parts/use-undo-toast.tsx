import { useToast } from '@mall/ui/toast-provider';
import { useCallback } from 'react';
import type { OnRemoved } from '../model/use-cart-actions.ts';

/** A toast that lines were removed, with a button that restores them. */
export function useUndoToast(): OnRemoved {
  const toast = useToast();
  return useCallback(
    (lines, undo) => {
      const putBack = () => {
        undo();
        toast('상품을 다시 담았어요');
      };
      toast({
        message: `상품 ${lines.length}개를 삭제했어요`,
        action: (
          <button type="button" onClick={putBack}>
            되돌리기
          </button>
        ),
      });
    },
    [toast],
  );
}
