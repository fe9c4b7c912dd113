import { readAnswer, removeQuestion } from '@mall/contracts/question';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { questionsKey } from '../../../entities/question/questions.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { questionQuery } from '../api/question.query.ts';

/** One question with its answer; showing it marks the answer as read. */
export function useQuestion(questionNo: number) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const confirm = useConfirm();
  const toast = useToast();
  const { data: question, isPending, error, refetch } = useQuery(questionQuery(questionNo));
  usePageTitle(question?.title ?? '1:1 문의');

  const hasNewAnswer = question?.hasNewAnswer ?? false;
  useEffect(() => {
    if (!hasNewAnswer) return;
    // If this fails, the answer stays new until the next visit.
    call(readAnswer, { params: { questionNo } })
      .then(() => queryClient.invalidateQueries({ queryKey: [...questionsKey, 'list'] }))
      .catch(() => undefined);
  }, [hasNewAnswer, questionNo, queryClient]);

  const removal = useMutation({
    mutationFn: () => call(removeQuestion, { params: { questionNo } }),
    onSuccess: async () => {
      toast('문의를 삭제했어요.');
      await navigate({ screen: 'questionList' }, { replace: true });
      queryClient.removeQueries({ queryKey: [...questionsKey, questionNo] });
      await queryClient.invalidateQueries({ queryKey: questionsKey });
    },
    onError: (failure) => showAlert({ message: errorText(failure, '잠시 뒤에 다시 시도해 주세요.') }),
  });
  const remove = async () => {
    const message = '문의를 삭제할까요? 사진과 답변도 함께 지워져요.';
    if (await confirm({ message, confirmLabel: '삭제' })) removal.mutate();
  };
  return {
    question,
    isPending,
    error,
    isMissing: isApiError(error, '4040'),
    retry: () => void refetch(),
    remove: () => void remove(),
    isRemoving: removal.isPending,
  };
}
