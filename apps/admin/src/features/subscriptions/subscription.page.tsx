import { getSubscription } from '@mall/contracts/office/subscriptions';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Badge } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Card, PageBody, PageHead, TwoColumns } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { fullMoment } from '../../lib/moments.ts';
import { reading } from '../../lib/use-office.ts';
import { MoveButtons } from './move-buttons.tsx';
import { Cost, Days, History, People, Product, SubscriptionWay } from './subscription-parts.tsx';
import { stateTones } from './subscription-words.ts';
import styles from './subscriptions.module.css';
import { type Place, useSubscriptionMoves } from './use-subscription-moves.ts';

/** The page of the application that the address names. */
export function SubscriptionRoute() {
  const { mallId, applicationNo } = useParams({ strict: false });
  return <SubscriptionPage place={{ mallId: Number(mallId), applicationNo: applicationNo ?? '' }} />;
}

function SubscriptionPage({ place }: { place: Place }) {
  const { data: subscription, error, refetch } = useQuery(reading(getSubscription, { params: place }));
  const moves = useSubscriptionMoves();
  if (!subscription)
    return error ? (
      <Failure error={error} what="구독 신청을" retry={() => refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={3} />
    );
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="subscriptions">구독 신청</OfficeLink>}
        title={subscription.applicationNo}
        badges={<Badge tone={stateTones[subscription.state]}>{subscriptionStateLabels[subscription.state]}</Badge>}
        actions={<MoveButtons key={subscription.state} subscription={subscription} moves={moves} />}
      />
      <PageBody isTinted>
        <TwoColumns
          side={
            <>
              <div className={styles.owner}>
                <MallName mallId={subscription.mallId} name={subscription.mallName} />
              </div>
              <People subscription={subscription} />
            </>
          }
        >
          <Card>
            <SubscriptionWay subscription={subscription} />
            <Days subscription={subscription} />
          </Card>
          <Card title="서명한 신청서" note={`${fullMoment(subscription.sheet.signedAt)} 서명한 그대로`}>
            <Product subscription={subscription} />
            <Cost subscription={subscription} />
          </Card>
          <Card
            title="처리 이력"
            end={<ChangeHistory mallId={place.mallId} subject={`subscription ${place.applicationNo}`} />}
          >
            <History subscription={subscription} />
          </Card>
        </TwoColumns>
      </PageBody>
    </>
  );
}
