import { hasOwnAccount } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';

/** There is no draft at this address: it was signed or deleted, perhaps on another device. */
export function NoApplication() {
  const { mall } = useMall();
  const hasList = hasOwnAccount(mall);
  return (
    <StatusPage
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="작성 중인 신청서가 없어요"
      actions={
        <Button size="lg" variant="primary" render={<MallLink to={hasList ? { screen: 'applications' } : '/home'} />}>
          {hasList ? '신청 내역 보기' : '홈으로'}
        </Button>
      }
    >
      {'이미 신청했거나 지운 신청서예요.\n휴대폰 상세에서 새로 신청할 수 있어요.'}
    </StatusPage>
  );
}
