import { boardType } from '@mall/contracts/codes';
import { createFileRoute } from '@tanstack/react-router';
import { BoardListPage } from '../../../../features/board/mobile/board-list.page.tsx';
import { boardTitles } from '../../../../features/board/model/board-words.ts';
import { guard } from '../../../../lib/guard.ts';
import { PageTopBar } from '../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/mdReview')({
  beforeLoad: guard('board'),
  staticData: { mobileChrome: 'page' },
  component: () => (
    <>
      <PageTopBar title={boardTitles[boardType.mdReview]} />
      <BoardListPage address={{ tp: boardType.mdReview }} />
    </>
  ),
});
