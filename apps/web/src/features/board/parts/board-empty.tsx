import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import type { BoardList } from '../model/use-board-list.ts';

/** A board without posts, or whose filters leave none. */
export function BoardEmpty({ address: { tp, q }, isNarrowed }: Pick<BoardList, 'address' | 'isNarrowed'>) {
  const home = homeBelowMall(useMall());
  return (
    <Empty
      picture={<ObjectPicture name={isNarrowed ? 'emoji/mag' : 'emoji/memo'} size={96} />}
      title={q ? `‘${q}’ 검색 결과가 없어요` : '아직 글이 없어요'}
      action={
        <Button variant="weak" render={<MallLink to={isNarrowed ? { screen: 'boardList', search: { tp } } : home} />}>
          {isNarrowed ? '전체 글 보기' : '홈으로 가기'}
        </Button>
      }
    >
      {q && '다른 낱말로 다시 찾아보세요.'}
    </Empty>
  );
}
