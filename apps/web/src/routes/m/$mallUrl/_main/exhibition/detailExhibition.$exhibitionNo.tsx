import { createFileRoute } from '@tanstack/react-router';
import { ExhibitionPage } from '../../../../../features/exhibition/mobile/exhibition.page.tsx';
import { guard, guardNumber } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/exhibition/detailExhibition/$exhibitionNo')({
  beforeLoad: ({ params, ...entry }) => {
    const opened = guard('exhibition')(entry);
    guardNumber(params.exhibitionNo);
    return opened;
  },
  staticData: { mobileChrome: 'page' },
  component: function ExhibitionRoute() {
    const exhibitionNo = Number(Route.useParams().exhibitionNo);
    return (
      <>
        <PageTopBar title="기획전" />
        <ExhibitionPage key={exhibitionNo} exhibitionNo={exhibitionNo} />
      </>
    );
  },
});
