import { createFileRoute } from '@tanstack/react-router';
import { AskPage } from '../../../../../../features/question/mobile/question-form.page.tsx';
import { readAskAddress } from '../../../../../../features/question/model/question-address.ts';
import { guardAccount } from '../../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/formMyQuestion/')({
  validateSearch: readAskAddress,
  beforeLoad: guardAccount,
  staticData: { mobileChrome: 'page' },
  component: function AskRoute() {
    return (
      <>
        <PageTopBar title="문의하기" />
        <AskPage address={Route.useSearch({ select: readAskAddress })} />
      </>
    );
  },
});
