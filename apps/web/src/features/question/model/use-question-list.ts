import { type QuestionState, questionStates } from '@mall/contracts/question-codes';
import { questionListLink } from '@mall/domain/menu-links';
import { questionStateNames } from '@mall/domain/question-words';
import { useQuery } from '@tanstack/react-query';
import { useMall } from '../../../lib/mall-context.tsx';
import { questionsQuery } from '../../../lib/questions.query.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { type QuestionListAddress, questionListSearch } from './question-address.ts';

/** The member's questions, all or of one state, a page at a time. */
export function useQuestionList(address: QuestionListAddress) {
  const { device } = useMall();
  const { data, isPending, error, refetch } = useQuery(questionsQuery(address));
  usePageTitle('1:1 문의');
  const pathOf = (of: QuestionListAddress) => questionListLink(device) + questionListSearch(of);
  const tab = (value: QuestionState | 'ALL', label: string) => ({
    value,
    label,
    to: pathOf(value === 'ALL' ? {} : { state: value }),
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
    pathOfPage: (page: number) => pathOf({ ...address, page }),
  };
}
export type QuestionList = ReturnType<typeof useQuestionList>;
