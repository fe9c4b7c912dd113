import { createFileRoute } from '@tanstack/react-router';
import { ExhibitionPage } from '../../../../features/exhibition/desktop/exhibition.page.tsx';
import { guard, guardNumber } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/exhibition/detailExhibition/$exhibitionNo')({
  beforeLoad: ({ params, ...entry }) => {
    const opened = guard('exhibition')(entry);
    guardNumber(params.exhibitionNo);
    return opened;
  },
  component: function ExhibitionRoute() {
    const exhibitionNo = Number(Route.useParams().exhibitionNo);
    return <ExhibitionPage key={exhibitionNo} exhibitionNo={exhibitionNo} />;
  },
});
