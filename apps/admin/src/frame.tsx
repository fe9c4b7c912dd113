import { showMe } from '@mall/contracts/office/account';
import { useQuery } from '@tanstack/react-query';
import { useMemberFinder } from './features/members/use-member-finder.ts';
import { SessionGuard } from './features/sign-in/session-guard.tsx';
import { listsOfMine } from './kit/list/use-arrangement.ts';
import type { Finder } from './kit/palette.tsx';
import { reading } from './lib/use-office.ts';
import { Shell } from './shell/shell.tsx';

/** The frame around every screen, for whoever has signed in. */
export function Frame() {
  // The finders of each desk for the palette; a desk adds its own here.
  const finders: readonly Finder[] = [useMemberFinder()];
  const { data: me } = useQuery({ ...reading(showMe), staleTime: 60_000 });
  // Prefetched before the first list needs it.
  useQuery(listsOfMine());
  return (
    <>
      {me && <Shell me={me} finders={finders} />}
      <SessionGuard />
    </>
  );
}
