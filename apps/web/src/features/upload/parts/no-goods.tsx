import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { UploadAddress } from '../model/upload-address.ts';

/** Nothing to order, or nothing found. */
export function NoGoods({ address: { q, page } }: { address: UploadAddress }) {
  const isNarrowed = q !== undefined || page !== undefined;
  return (
    <Empty
      picture={<ObjectPicture name="emoji/box" size={96} />}
      title={q ? `‘${q}’ 검색 결과가 없어요` : '주문할 수 있는 상품이 없어요'}
      action={
        isNarrowed && (
          <Button variant="weak" render={<ScreenLink screen="upload" />}>
            전체 상품 보기
          </Button>
        )
      }
    />
  );
}
