import { createFileRoute } from '@tanstack/react-router';
import { BoardListPage } from '../../../../features/board/desktop/board-list.page.tsx';
import { readBoardAddress } from '../../../../features/board/model/board-address.ts';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/board/boardList')({
  validateSearch: readBoardAddress,
  beforeLoad: guard('board'),
  component: function BoardListRoute() {
    return <BoardListPage address={Route.useSearch({ select: readBoardAddress })} />;
  },
});
