import { createFileRoute } from '@tanstack/react-router';
import { ExhibitionListPage } from '../../../../../features/exhibition/mobile/exhibition-list.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { useExhibitionCategories } from '../../../../../shell/common/use-exhibition-categories.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/exhibition/listExhibition')({
  validateSearch: keepParams('ctgNo'),
  beforeLoad: guard('exhibition'),
  staticData: { mobileChrome: 'page' },
  component: function ExhibitionListRoute() {
    const { ctgNo } = Route.useSearch();
    const categories = useExhibitionCategories();
    return (
      <>
        <PageTopBar title="기획전" />
        <ExhibitionListPage categories={categories} categoryNo={ctgNo} />
      </>
    );
  },
});
