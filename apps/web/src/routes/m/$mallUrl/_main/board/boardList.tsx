import { createFileRoute } from '@tanstack/react-router';
import { BoardListPage } from '../../../../../features/board/mobile/board-list.page.tsx';
import { readBoardAddress } from '../../../../../features/board/model/board-address.ts';
import { boardTitles } from '../../../../../features/board/model/board-words.ts';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/board/boardList')({
  validateSearch: readBoardAddress,
  beforeLoad: guard('board'),
  staticData: { mobileChrome: 'page' },
  component: function BoardListRoute() {
    const address = Route.useSearch({ select: readBoardAddress });
    return (
      <>
        <PageTopBar title={boardTitles[address.tp]} />
        <BoardListPage address={address} />
      </>
    );
  },
});
