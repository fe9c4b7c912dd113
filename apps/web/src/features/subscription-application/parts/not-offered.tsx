import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { StatusPage } from '../../../components/page/status-page.tsx';

/** The product exists, but takes no applications now. */
export function NotOffered({ productNo }: { productNo: string }) {
  return (
    <StatusPage
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="지금은 신청을 받지 않는 상품이에요"
      actions={
        <Button size="lg" variant="primary" render={<ScreenLink {...productTarget(productNo)} />}>
          상품 보기
        </Button>
      }
    >
      {'다른 약정을 고르거나\n나중에 다시 와 주세요.'}
    </StatusPage>
  );
}
