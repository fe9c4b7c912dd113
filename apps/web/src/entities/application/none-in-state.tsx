import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../components/content/object-picture.tsx';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';

/** Shown when no application of the list is in the chosen state. */
export function NoneInState({ all }: { readonly all: MallAddress }) {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="이 상태인 신청이 없어요"
      action={
        <Button variant="line" render={<MallLink to={all} />}>
          전체 신청 보기
        </Button>
      }
    >
      다른 상태를 골라서 다시 찾아보세요.
    </Empty>
  );
}
