import type { GoodsOption } from '@mall/contracts/goods';
import { formatNumber, formatWon } from '@mall/domain/money';
import { isOrderable } from '@mall/domain/sold-out';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Swatches } from '@mall/ui/swatches';
import type { GoodsChoice } from '../model/use-goods-choice.ts';
import styles from './goods-options.module.css';

// Longer names would break into three lines on a phone.
const longestInThree = 10;

/** Colours and sets of a product; what cannot be had cannot be chosen. */
export function GoodsOptions({ choice }: { choice: GoodsChoice }) {
  const { option, colours, sets, maximum } = choice;
  if (!option || (colours.length === 0 && sets.length === 0)) return null;
  const stock = maximum > 0 ? `재고 ${formatNumber(maximum)}개` : '품절';
  return (
    <div className={styles.options}>
      {colours.length > 0 && (
        <section aria-label="색상">
          <p className={styles.title}>
            <b>
              색상 <span>{option.colourName}</span>
            </b>
            <em>{stock}</em>
          </p>
          <Swatches label="색상" colours={colours} value={option.colourName} onChange={choice.chooseColour} />
        </section>
      )}
      {sets.length > 0 && (
        <section aria-label="옵션">
          <p className={styles.title}>
            <b>옵션</b>
            {colours.length === 0 && <em>{stock}</em>}
          </p>
          <OptionTiles
            label="옵션"
            columns={sets.some(({ label }) => label.length > longestInThree) ? 2 : 3}
            options={sets.map(tileOf)}
            value={option.optionNo}
            onChange={choice.chooseSet}
          />
        </section>
      )}
    </div>
  );
}

function tileOf(option: GoodsOption) {
  const { optionNo: value, label, extraPrice } = option;
  if (!isOrderable(option)) return { value, label, sub: '품절', isDisabled: true };
  return { value, label, ...(extraPrice > 0 && { sub: `+${formatWon(extraPrice)}` }) };
}
