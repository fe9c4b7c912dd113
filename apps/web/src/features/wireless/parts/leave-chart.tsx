import type { LeaveCost } from '@mall/domain/leave-cost';
import { inTenThousands } from '@mall/domain/money';
import { Row } from '@mall/ui/row';
import { useId } from 'react';
import { chartWords, penaltyOf } from '../model/leave-words.ts';
import styles from './leave-chart.module.css';

type Props = {
  costs: readonly LeaveCost[];
  month: number;
  /** A clicked bar selects its month; keyboard users have the slider. */
  onChoose: (month: number) => void;
};

const height = 100;
const gap = 0.24;

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below the amount: the chart's upper end. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= amount) ?? 10) * power;
}

/** The cost of leaving, month by month, as stacked bars: the carrier's claim on top of the remaining instalments. */
export function LeaveChart({ costs, month, onChoose }: Props) {
  const titleId = useId();
  const top = roundUp(Math.max(...costs.map(({ total }) => total)));
  const heightOf = (amount: number) => (amount / top) * height;
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        {[1, 0.5, 0].map((share) => (
          <span key={share} className={styles.line} style={{ bottom: `${share * 100}%` }} aria-hidden="true">
            <span>{share === 0 ? '0' : inTenThousands(top * share).replace('.0', '')}</span>
          </span>
        ))}
        <svg
          className={styles.bars}
          viewBox={`0 0 ${costs.length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
        >
          <title id={titleId}>{chartWords(costs)}</title>
          {costs.map((cost, index) => {
            const device = heightOf(cost.remainingPrincipal);
            const penalty = heightOf(penaltyOf(cost));
            const box = { x: index + gap / 2, width: 1 - gap };
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the slider does the same
              <g key={cost.month} data-chosen={cost.month === month || undefined} onClick={() => onChoose(cost.month)}>
                <rect className={styles.area} x={index} y={0} width={1} height={height} />
                <rect className={styles.device} {...box} y={height - device} height={device} />
                <rect className={styles.penalty} {...box} y={height - device - penalty} height={penalty} />
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.months} aria-hidden="true">
        {costs.map((cost) => (
          <span key={cost.month} data-chosen={cost.month === month || undefined}>
            {(cost.month % 6 === 0 || cost.month === month) && cost.month}
          </span>
        ))}
      </div>
      <Row as="figcaption" wraps gap="4 16" className={styles.legend}>
        <span className={styles.penaltyKey}>위약금</span>
        <span className={styles.deviceKey}>남은 할부원금</span>
        <span className={styles.unit}>가로 개월, 세로 원</span>
      </Row>
    </figure>
  );
}
