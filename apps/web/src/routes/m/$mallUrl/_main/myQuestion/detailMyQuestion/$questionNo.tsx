import { createFileRoute } from '@tanstack/react-router';
import { QuestionPage } from '../../../../../../features/question/mobile/question.page.tsx';
import { guardAccount, guardNumber } from '../../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/detailMyQuestion/$questionNo')({
  beforeLoad: (visit) => {
    guardAccount(visit);
    guardNumber(visit.params.questionNo);
  },
  staticData: { mobileChrome: 'page' },
  component: function QuestionRoute() {
    return (
      <>
        <PageTopBar title="1:1 문의" />
        <QuestionPage questionNo={Number(Route.useParams().questionNo)} />
      </>
    );
  },
});
