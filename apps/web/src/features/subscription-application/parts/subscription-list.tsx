import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { ApplicationCard } from '../../../entities/application/application-card.tsx';
import { NoneInState } from '../../../entities/application/none-in-state.tsx';
import { StateFilter } from '../../../entities/application/state-filter.tsx';
import type { SubscriptionListAddress } from '../../../entities/subscription/subscription-applications.query.ts';
import { cardState } from '../model/card-state.ts';
import { useSubscriptionList } from '../model/use-subscription-applications.ts';
import styles from './subscription-list.module.css';

/** The member's applications for subscriptions. */
export function SubscriptionList({ address }: { address: SubscriptionListAddress }) {
  const list = useSubscriptionList(address);
  const listOf = (search: typeof address): ScreenTarget => ({ screen: 'subscriptions', search });
  const { state } = address;
  if (list.isPending) return <Skeleton height={320} />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  const isEmpty = list.applications.length === 0;
  if (isEmpty && !state) return <NoSubscriptions />;
  return (
    <div className={styles.list}>
      <StateFilter
        labels={subscriptionStateLabels}
        chosen={state}
        listOf={(wanted) => listOf({ state: wanted as typeof state })}
      />
      {isEmpty && <NoneInState all={listOf({})} />}
      <ul className={styles.cards}>
        {list.applications.map((card) => (
          <ApplicationCard
            key={card.applicationNo}
            card={card}
            state={cardState(card.state)}
            to={{ screen: 'subscriptionApplication', applicationNo: card.applicationNo }}
          />
        ))}
      </ul>
      <PageLinks page={list.page} pageCount={list.pageCount} toPage={(page) => listOf({ ...address, page })} />
    </div>
  );
}

function NoSubscriptions() {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="아직 신청한 구독이 없어요"
      action={
        <Button variant="line" render={<ScreenLink screen="home" />}>
          상품 둘러보기
        </Button>
      }
    >
      구독·렌탈 상품을 신청하면 여기에서 볼 수 있어요.
    </Empty>
  );
}
