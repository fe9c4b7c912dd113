import { type QuestionState, questionStates } from '@mall/contracts/question-codes';
import { questionStateNames } from '@mall/domain/question-words';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useQuery } from '@tanstack/react-query';
import { questionsQuery } from '../../../entities/question/questions.query.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { QuestionListAddress } from './question-address.ts';

/** The member's questions, all or of one state, a page at a time. */
export function useQuestionList(address: QuestionListAddress) {
  const { data, isPending, error, refetch } = useQuery(questionsQuery(address));
  usePageTitle('1:1 문의');
  const listOf = (search: QuestionListAddress): ScreenTarget => ({ screen: 'questionList', search });
  const tab = (value: QuestionState | 'ALL', label: string) => ({
    value,
    label,
    to: listOf(value === 'ALL' ? {} : { state: value }),
  });
  return {
    isPending,
    error,
    retry: () => void refetch(),
    questions: data?.questions ?? [],
    isNarrowed: address.state !== undefined,
    tabs: [tab('ALL', '전체'), ...questionStates.map((state) => tab(state, questionStateNames[state]))],
    tab: address.state ?? 'ALL',
    page: data?.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    toPage: (page: number) => listOf({ ...address, page }),
  };
}
export type QuestionList = ReturnType<typeof useQuestionList>;
