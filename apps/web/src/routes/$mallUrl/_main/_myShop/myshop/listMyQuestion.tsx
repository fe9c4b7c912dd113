import { createFileRoute } from '@tanstack/react-router';
import { QuestionListPage } from '../../../../../features/question/desktop/question-list.page.tsx';
import { readQuestionListAddress } from '../../../../../features/question/model/question-address.ts';
import { guardAccount } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyQuestion')({
  validateSearch: readQuestionListAddress,
  beforeLoad: guardAccount,
  component: function QuestionListRoute() {
    return <QuestionListPage address={Route.useSearch({ select: readQuestionListAddress })} />;
  },
});
