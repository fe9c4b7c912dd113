import type { OpenedGift } from '@mall/contracts/gift';
import { isGiftOpen } from '@mall/domain/gift';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { giftQuery } from '../api/gift.query.ts';
import { AcceptForm } from '../parts/accept-form.tsx';
import { GiftCardView } from '../parts/gift-card-view.tsx';
import { GiftLines } from '../parts/gift-lines.tsx';
import { GiftOver } from '../parts/gift-over.tsx';
import styles from './gift.module.css';

/** Where a receiver opens a gift without an account: the link's token is behind the #. */
export function GiftPage() {
  usePageTitle('선물이 도착했어요');
  const token = useLocation({ select: ({ hash }) => hash });
  const { data: gift, error, refetch } = useQuery(giftQuery(token));
  if (token === '' || isApiError(error, '4040')) return <NoGift />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!gift) return <Skeleton height={320} />;
  return (
    <div className={styles.page}>
      <Opened gift={gift} token={token} />
    </div>
  );
}

function Opened({ gift, token }: { gift: OpenedGift; token: string }) {
  if (!isGiftOpen(gift.state)) return <GiftOver gift={gift} />;
  return (
    <>
      <h1 className="visually-hidden">선물이 도착했어요</h1>
      <GiftCardView gift={gift} />
      <GiftLines gift={gift} />
      <AcceptForm gift={gift} token={token} />
    </>
  );
}

const NoGift = () => (
  <Empty
    headingLevel={1}
    picture={<ObjectPicture name="emoji/gift" size={96} />}
    title="열 수 없는 선물 링크예요"
    action={
      <Button variant="weak" render={<ScreenLink screen="home" />}>
        홈으로 가기
      </Button>
    }
  >
    보낸 분에게 링크를 다시 받아 주세요.
  </Empty>
);
