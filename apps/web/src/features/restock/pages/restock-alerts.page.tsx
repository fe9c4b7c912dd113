import type { RestockAlert } from '@mall/contracts/restock';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import { optionText } from '../../../entities/goods/option-choice.ts';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { restocksQuery } from '../../../entities/restock/restock.query.ts';
import { useRestockWish } from '../../../entities/restock/use-restock-wish.ts';
import { dayText } from '../../../lib/moment-text.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import styles from './restock-alerts.module.css';

/** The member's restock alerts, and what has come back since, in My Shop. */
export function RestockAlertsPage() {
  usePageTitle('재입고 알림');
  const { data, isPending, error, refetch } = useQuery(restocksQuery());
  return (
    <TitledPage title="재입고 알림">
      {isPending && <Skeleton height={240} />}
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.alerts.length === 0 && <Nothing />}
      {data && data.alerts.length > 0 && <Alerts alerts={data.alerts} />}
    </TitledPage>
  );
}

function Alerts({ alerts }: { alerts: readonly RestockAlert[] }) {
  const { set, isSending } = useRestockWish();
  return (
    <ul className={styles.alerts}>
      {alerts.map((alert) => {
        const { productNo, optionNo, name } = alert;
        return (
          <li key={`${productNo} ${optionNo}`}>
            <span className={styles.picture}>
              <ProductTile image={alert.image} isSoldOut={!alert.isOrderable} sizes="76px" />
            </span>
            <span className={styles.text}>
              <ScreenLink {...productTarget(productNo)}>{name}</ScreenLink>
              <span>{[alert.brandName, optionText(alert)].filter(Boolean).join(' · ')}</span>
              <b data-back={alert.isOrderable || undefined}>{stateOf(alert)}</b>
            </span>
            <Button
              size="sm"
              aria-label={`${name} 알림 ${alert.notifiedAt ? '지우기' : '취소'}`}
              isLoading={isSending(alert)}
              onClick={() => set({ productNo, optionNo, isAsked: false })}
            >
              {alert.notifiedAt ? '지우기' : '알림 취소'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf({ isOrderable, notifiedAt, askedAt }: RestockAlert): string {
  if (isOrderable) return '지금 살 수 있어요';
  return notifiedAt ? `${dayText(notifiedAt)}에 알려 드렸어요` : `${dayText(askedAt)}부터 기다리는 중`;
}

function Nothing() {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/box" size={96} />}
      title="기다리는 상품이 없어요"
      action={
        <Button variant="weak" render={<ScreenLink screen="home" />}>
          상품 보러 가기
        </Button>
      }
    >
      품절된 상품에서 재입고 알림을 신청하면 여기에 모여요.
    </Empty>
  );
}
