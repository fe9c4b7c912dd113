import { createFileRoute } from '@tanstack/react-router';
import { QuestionPage } from '../../../../../../features/question/desktop/question.page.tsx';
import { guardAccount, guardNumber } from '../../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/detailMyQuestion/$questionNo')({
  beforeLoad: (visit) => {
    guardAccount(visit);
    guardNumber(visit.params.questionNo);
  },
  component: function QuestionRoute() {
    return <QuestionPage questionNo={Number(Route.useParams().questionNo)} />;
  },
});
