import { askRestock, cancelRestock } from '@mall/contracts/restock';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';

type Wish = { readonly productNo: string; readonly optionNo: number; readonly isAsked: boolean };

/** Sets or cancels a restock alert for an option; everything that shows it follows. */
export function useRestockWish() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ isAsked, ...params }: Wish) => call(isAsked ? askRestock : cancelRestock, { params }),
    onSuccess: async (_, { isAsked }) => {
      await queryClient.invalidateQueries({ queryKey: ['restock'] });
      toast({ message: isAsked ? '다시 들어오면 메일로 알려 드릴게요' : '재입고 알림을 취소했어요' });
    },
    onError: (error) => showError(error),
  });
  const isSending = ({ productNo, optionNo }: Omit<Wish, 'isAsked'>) =>
    isPending && variables.productNo === productNo && variables.optionNo === optionNo;
  return { set: mutate, isSending };
}
