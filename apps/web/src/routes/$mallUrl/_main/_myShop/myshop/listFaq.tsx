import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../../../../features/board/desktop/faq.page.tsx';
import { guard } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listFaq')({
  beforeLoad: guard('myShop'),
  component: FaqPage,
});
