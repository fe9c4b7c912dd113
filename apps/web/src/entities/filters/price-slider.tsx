import type { Facets } from '@mall/contracts/product-list';
import { formatWon } from '@mall/domain/money';
import { Row } from '@mall/ui/row';
import { type CSSProperties, useState } from 'react';
import styles from './price-filter.module.css';
import type { PriceRange } from './price-filter.tsx';

type Props = { prices: Facets['prices']; range: PriceRange; onChange: (range: PriceRange) => void };
type Ends = { low: number; high: number };

const steps = 100;
/** Prices set with the slider are whole thousands. */
const grain = 1000;

/** The histogram and its two thumbs; the list follows when a thumb is released. */
export function PriceSlider({ prices, range, onChange }: Props) {
  const { minimum, maximum, bars } = prices;
  const [moved, setMoved] = useState<Ends | null>(null);
  const stepOf = (price: number) => Math.round(clamp(((price - minimum) / (maximum - minimum)) * steps));
  const priceOf = (step: number) => Math.round((minimum + ((maximum - minimum) * step) / steps) / grain) * grain;
  const known: Ends = {
    low: range.minimum === undefined ? 0 : stepOf(range.minimum),
    high: range.maximum === undefined ? steps : stepOf(range.maximum),
  };
  const { low, high } = moved ?? known;
  const highest = Math.max(...bars, 1);

  const letGo = () => {
    if (!moved) return;
    setMoved(null);
    if (moved.low === known.low && moved.high === known.high) return;
    // A thumb that was not moved keeps the typed price; one at its end sets no limit.
    const minimumNow = moved.low === known.low ? range.minimum : moved.low === 0 ? undefined : priceOf(moved.low);
    const maximumNow =
      moved.high === known.high ? range.maximum : moved.high === steps ? undefined : priceOf(moved.high);
    onChange({ minimum: minimumNow, maximum: maximumNow });
  };
  const thumb = (label: string, value: number, move: (step: number) => Ends) => (
    <input
      type="range"
      min={0}
      max={steps}
      value={value}
      aria-label={label}
      aria-valuetext={formatWon(priceOf(value))}
      onChange={(event) => setMoved(move(Number(event.target.value)))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  );
  return (
    <div
      style={{ '--low': `${low}%`, '--high': `${high}%` } as CSSProperties}
      data-at-end={low > steps / 2 || undefined}
    >
      <Row align="end" gap={2} className={styles.bars} aria-hidden>
        {bars.map((count, bar) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={bar}
            data-on={isWithin(bar, bars.length, { low, high }) || undefined}
            style={{ height: `${Math.max((count / highest) * 100, 3)}%` }}
          />
        ))}
      </Row>
      <div className={styles.slider}>
        {thumb('최저 가격 조절', low, (step) => ({ low: Math.min(step, high), high }))}
        {thumb('최고 가격 조절', high, (step) => ({ low, high: Math.max(step, low) }))}
      </div>
    </div>
  );
}

const clamp = (step: number): number => Math.min(Math.max(step, 0), steps);

/** Whether a bar's middle is between the two thumbs. */
function isWithin(bar: number, barCount: number, { low, high }: Ends): boolean {
  const middle = ((bar + 0.5) / barCount) * steps;
  return low <= middle && middle <= high;
}
