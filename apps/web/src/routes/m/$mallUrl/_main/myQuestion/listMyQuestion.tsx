import { createFileRoute } from '@tanstack/react-router';
import { QuestionListPage } from '../../../../../features/question/mobile/question-list.page.tsx';
import { readQuestionListAddress } from '../../../../../features/question/model/question-address.ts';
import { guardAccount } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/listMyQuestion')({
  validateSearch: readQuestionListAddress,
  beforeLoad: guardAccount,
  staticData: { mobileChrome: 'page' },
  component: function QuestionListRoute() {
    return (
      <>
        <PageTopBar title="1:1 문의" />
        <QuestionListPage address={Route.useSearch({ select: readQuestionListAddress })} />
      </>
    );
  },
});
