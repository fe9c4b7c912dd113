import { createFileRoute } from '@tanstack/react-router';
import { QuestionChangePage } from '../../../../../../features/question/mobile/question-form.page.tsx';
import { guardAccount, guardNumber } from '../../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/formMyQuestion/$questionNo')({
  beforeLoad: (visit) => {
    guardAccount(visit);
    guardNumber(visit.params.questionNo);
  },
  staticData: { mobileChrome: 'page' },
  component: function QuestionRoute() {
    return (
      <>
        <PageTopBar title="문의 수정" />
        <QuestionChangePage questionNo={Number(Route.useParams().questionNo)} />
      </>
    );
  },
});
