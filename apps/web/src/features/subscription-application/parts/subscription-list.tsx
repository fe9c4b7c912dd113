import { subscriptionApplicationLink, subscriptionListLink } from '@mall/domain/subscription-links';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Pager } from '@mall/ui/pager';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { MallLink } from '../../../components/mall-link.tsx';
import { ObjectPicture } from '../../../components/object-picture.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import { useSubscriptionList } from '../model/use-subscription-applications.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './subscription-list.module.css';

/** The member's applications for subscriptions. */
export function SubscriptionList({ page }: { page: number }) {
  const list = useSubscriptionList(page);
  const { device } = useMall();
  if (list.isPending) return <Skeleton height={320} />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.applications.length === 0) return <NoSubscriptions />;
  return (
    <div className={styles.list}>
      <ul className={styles.cards}>
        {list.applications.map((card) => (
          <SubscriptionCard key={card.applicationNo} card={card} to={subscriptionApplicationLink(card.applicationNo)} />
        ))}
      </ul>
      {list.pageCount > 1 && (
        <Pager
          page={list.page}
          pageCount={list.pageCount}
          renderLink={(wanted, label, props) => (
            <MallLink key={wanted} {...props} to={`${subscriptionListLink(device)}?page=${wanted}`}>
              {label}
            </MallLink>
          )}
        />
      )}
    </div>
  );
}

function NoSubscriptions() {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="아직 신청한 구독이 없어요"
      action={
        <Button variant="line" render={<MallLink to="/home" />}>
          상품 둘러보기
        </Button>
      }
    >
      구독·렌탈 상품을 신청하면 여기에서 볼 수 있어요.
    </Empty>
  );
}
