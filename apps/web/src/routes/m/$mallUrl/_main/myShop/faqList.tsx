import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../../../../features/board/mobile/faq.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/faqList')({
  beforeLoad: guard('myShop'),
  staticData: { mobileChrome: 'page' },
  component: () => (
    <>
      <PageTopBar title="자주 묻는 질문" />
      <FaqPage />
    </>
  ),
});
