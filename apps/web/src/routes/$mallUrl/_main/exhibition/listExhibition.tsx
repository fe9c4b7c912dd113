import { createFileRoute } from '@tanstack/react-router';
import { ExhibitionListPage } from '../../../../features/exhibition/desktop/exhibition-list.page.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';
import { useExhibitionCategories } from '../../../../shell/common/use-exhibition-categories.ts';

export const Route = createFileRoute('/$mallUrl/_main/exhibition/listExhibition')({
  validateSearch: keepParams('ctgNo'),
  beforeLoad: guard('exhibition'),
  component: function ExhibitionListRoute() {
    const { ctgNo } = Route.useSearch();
    const categories = useExhibitionCategories();
    return <ExhibitionListPage categories={categories} categoryNo={ctgNo} />;
  },
});
