import { createFileRoute } from '@tanstack/react-router';
import { QuestionChangePage } from '../../../../../../features/question/desktop/question-form.page.tsx';
import { guardAccount, guardNumber } from '../../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/formMyQuestion/$questionNo')({
  beforeLoad: (visit) => {
    guardAccount(visit);
    guardNumber(visit.params.questionNo);
  },
  component: function QuestionRoute() {
    return <QuestionChangePage questionNo={Number(Route.useParams().questionNo)} />;
  },
});
