import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { sectionId, useExhibition } from '../model/use-exhibition.ts';
import { ExhibitionBody } from '../parts/exhibition-body.tsx';
import { ExhibitionHero } from '../parts/exhibition-hero.tsx';
import { ExhibitionSkeleton } from '../parts/exhibition-skeleton.tsx';

/** An exhibition: banner, tabs that stay, sections of products, what to know. */
export function ExhibitionPage({ exhibitionNo }: ScreenProps<'exhibition'>) {
  return <Exhibition key={exhibitionNo} exhibitionNo={exhibitionNo} />;
}

function Exhibition({ exhibitionNo }: { exhibitionNo: number }) {
  const page = useExhibition(exhibitionNo);
  if (page.isPending) return <ExhibitionSkeleton count={1} height={620} />;
  if (page.isUnknown) return <NotFoundPage />;
  if (!page.exhibition) return <ErrorNotice error={page.error} onRetry={page.retry} />;
  return (
    <>
      <ExhibitionHero
        exhibition={page.exhibition}
        title={<h1>{page.exhibition.card.title}</h1>}
        productsId={page.firstProducts && sectionId(page.firstProducts)}
      />
      <ExhibitionBody page={page} />
    </>
  );
}
