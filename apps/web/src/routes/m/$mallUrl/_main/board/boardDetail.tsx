import { createFileRoute } from '@tanstack/react-router';
import { BoardPostPage } from '../../../../../features/board/mobile/board-post.page.tsx';
import { readPostAddress } from '../../../../../features/board/model/board-address.ts';
import { boardTitles } from '../../../../../features/board/model/board-words.ts';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/board/boardDetail')({
  validateSearch: readPostAddress,
  beforeLoad: guard('board'),
  staticData: { mobileChrome: 'page' },
  component: function BoardPostRoute() {
    const address = Route.useSearch({ select: readPostAddress });
    return (
      <>
        <PageTopBar title={boardTitles[address.tp]} />
        <BoardPostPage address={address} />
      </>
    );
  },
});
