import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { sectionId, useExhibition } from '../model/use-exhibition.ts';
import { ExhibitionBody } from '../parts/exhibition-body.tsx';
import { ExhibitionHero } from '../parts/exhibition-hero.tsx';
import { ExhibitionSkeleton } from '../parts/exhibition-skeleton.tsx';

/** An exhibition: banner, sticky tabs, sections of products, notes. */
export function ExhibitionPage({ exhibitionNo }: ScreenProps<'exhibition'>) {
  const isPhone = useMall().device === 'mobile';
  return (
    <>
      {isPhone && (
        <PageTopBar title="기획전">
          <CartLink />
        </PageTopBar>
      )}
      <Exhibition key={exhibitionNo} exhibitionNo={exhibitionNo} isPhone={isPhone} />
    </>
  );
}

function Exhibition({ exhibitionNo, isPhone }: { exhibitionNo: number; isPhone: boolean }) {
  const page = useExhibition(exhibitionNo);
  if (page.isPending) return <ExhibitionSkeleton count={1} height={isPhone ? 520 : 620} />;
  if (page.isUnknown) return <NotFoundPage />;
  if (!page.exhibition) return <ErrorNotice error={page.error} onRetry={page.retry} />;
  // On a phone the first heading is in the bar.
  const Title = isPhone ? 'h2' : 'h1';
  return (
    <>
      <ExhibitionHero
        exhibition={page.exhibition}
        title={<Title>{page.exhibition.card.title}</Title>}
        productsId={page.firstProducts && sectionId(page.firstProducts)}
      />
      <ExhibitionBody page={page} />
    </>
  );
}
