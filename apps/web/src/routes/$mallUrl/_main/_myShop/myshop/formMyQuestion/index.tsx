import { createFileRoute } from '@tanstack/react-router';
import { AskPage } from '../../../../../../features/question/desktop/question-form.page.tsx';
import { readAskAddress } from '../../../../../../features/question/model/question-address.ts';
import { guardAccount } from '../../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/formMyQuestion/')({
  validateSearch: readAskAddress,
  beforeLoad: guardAccount,
  component: function AskRoute() {
    return <AskPage address={Route.useSearch({ select: readAskAddress })} />;
  },
});
