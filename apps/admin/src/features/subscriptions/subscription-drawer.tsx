import { getSubscription } from '@mall/contracts/office/subscriptions';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { LongNumber, MallName } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { MoveButtons, usualOf } from './move-buttons.tsx';
import { Cost, Days, History, People, Product, SubscriptionWay } from './subscription-parts.tsx';
import { effectOf, stateTones } from './subscription-words.ts';
import { type Place, useSubscriptionMoves } from './use-subscription-moves.ts';

/** An application for a subscription beside its list. */
export function SubscriptionDrawer({ place }: { place: Place }) {
  const { data: subscription, error, refetch } = useQuery(reading(getSubscription, { params: place }));
  const moves = useSubscriptionMoves();
  const usual = subscription && usualOf(subscription.moves);
  return (
    <Drawer
      history={subscription && { mallId: place.mallId, subject: `subscription ${place.applicationNo}` }}
      title={<LongNumber value={place.applicationNo} />}
      label={`구독 신청 ${place.applicationNo}`}
      badge={
        subscription && (
          <Badge tone={stateTones[subscription.state]}>{subscriptionStateLabels[subscription.state]}</Badge>
        )
      }
      consequence={usual && effectOf[usual]}
      actions={
        subscription &&
        subscription.moves.length > 0 && (
          <MoveButtons key={subscription.state} subscription={subscription} moves={moves} />
        )
      }
    >
      {error && !subscription && <Failure error={error} what="구독 신청을" retry={() => refetch()} />}
      {!subscription && !error && <RowSkeleton rows={8} columns={2} />}
      {subscription && (
        <>
          <SubscriptionWay subscription={subscription} />
          <Product subscription={subscription} />
          <Part title="설치" end={<MallName mallId={subscription.mallId} name={subscription.mallName} />}>
            <Days subscription={subscription} />
          </Part>
          <Part title="이용료">
            <Cost subscription={subscription} />
          </Part>
          <People subscription={subscription} />
          <Part title="처리 이력">
            <History subscription={subscription} />
          </Part>
        </>
      )}
    </Drawer>
  );
}
