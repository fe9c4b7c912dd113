import type { SpecialSaleCard as Sale } from '@mall/contracts/special-sale';
import { discountRate, formatNumber } from '@mall/domain/money';
import { specialSaleStateAt } from '@mall/domain/special-sale';
import { Price } from '@mall/ui/price';
import { Text } from '@mall/ui/text';
import Clock from 'lucide-react/icons/clock';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { ProductTile } from '../product/product-tile.tsx';
import { Countdown } from './countdown.tsx';
import { saleMomentText } from './sale-moment-text.ts';
import styles from './special-sale-card.module.css';

type Props = {
  sale: Sale;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  /** Rows fill the line, one or two side by side. */
  layout?: 'column' | 'row';
};

/** A sale in a list: its picture and price, its remaining time and stock. */
export function SpecialSaleCard({ sale, now, layout = 'column' }: Props) {
  const state = specialSaleStateAt(sale, now);
  const comparedPrice = sale.marketPrice ?? sale.usualPrice;
  return (
    <article className={styles.card} data-state={state} data-layout={layout}>
      <ScreenLink screen="sale" saleNo={sale.saleNo} className={styles.link}>
        <ProductTile image={sale.image} isSoldOut={state === 'soldOut'} isFlush={layout === 'row'} />
        <div className={styles.body}>
          <p className={styles.headline}>{sale.headline}</p>
          <h3 className={styles.name}>
            <span>{sale.brandName}</span> {sale.name}
          </h3>
          <Price
            size="md"
            amount={sale.salePrice}
            marketAmount={comparedPrice}
            rate={discountRate(comparedPrice, sale.salePrice)}
          />
          <p className={styles.time}>
            <Clock size={14} strokeWidth={2} aria-hidden="true" />
            {state === 'upcoming' && `${saleMomentText(sale.startsAt)} 시작`}
            {state === 'ended' && '끝난 특가예요'}
            {(state === 'running' || state === 'soldOut') && (
              <>
                <Countdown until={Date.parse(sale.endsAt)} now={now} event="종료" /> 남음
              </>
            )}
          </p>
          {state === 'running' && (
            <Text variant="caption" tone="muted" marginTop={2}>
              {formatNumber(sale.leftPieces)}개 남았어요
            </Text>
          )}
          {state === 'soldOut' && (
            <Text variant="caption" tone="muted" marginTop={2}>
              준비한 {formatNumber(sale.totalPieces)}개가 모두 팔렸어요
            </Text>
          )}
          {state === 'upcoming' && (
            <Text variant="caption" tone="muted" marginTop={2}>
              {formatNumber(sale.totalPieces)}개 준비 · 한 분 {sale.mostPerMember}개까지
            </Text>
          )}
        </div>
      </ScreenLink>
    </article>
  );
}
