import { TitledPage } from '../../../components/page/titled-page.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useExhibitionCategories } from '../model/use-exhibitions.ts';
import { ExhibitionLists } from '../parts/exhibition-lists.tsx';

/** All exhibitions of the mall. */
export function ExhibitionListPage({ address }: ScreenProps<'exhibitionList'>) {
  const { categories, isPending } = useExhibitionCategories();
  return (
    <TitledPage title="기획전" kind="shop" tools={<CartLink />}>
      <ExhibitionLists
        categories={categories}
        hasTabs={isPending || categories.length > 0}
        categoryNo={address.ctgNo}
      />
    </TitledPage>
  );
}
