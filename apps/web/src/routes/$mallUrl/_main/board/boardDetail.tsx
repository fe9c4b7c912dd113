import { createFileRoute } from '@tanstack/react-router';
import { BoardPostPage } from '../../../../features/board/desktop/board-post.page.tsx';
import { readPostAddress } from '../../../../features/board/model/board-address.ts';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/board/boardDetail')({
  validateSearch: readPostAddress,
  beforeLoad: guard('board'),
  component: function BoardPostRoute() {
    return <BoardPostPage address={Route.useSearch({ select: readPostAddress })} />;
  },
});
