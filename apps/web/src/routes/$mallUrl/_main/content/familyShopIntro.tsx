import { createFileRoute } from '@tanstack/react-router';
import { FamilyShopIntroPage } from '../../../../features/content/desktop/family-shop-intro.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/content/familyShopIntro')({
  beforeLoad: guard('familyShopIntro'),
  component: FamilyShopIntroPage,
});
