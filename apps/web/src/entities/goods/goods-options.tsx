import type { GoodsOption } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';
import { formatNumber, formatWon } from '@mall/domain/money';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Row } from '@mall/ui/row';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Swatches } from '@mall/ui/swatches';
import styles from './goods-options.module.css';
import { coloursOf, inColour, setsBeside } from './option-choice.ts';

// Longer names would wrap to three lines on a phone.
const lettersInThree = 10;

type Props = {
  options: readonly GoodsOption[];
  chosen: GoodsOption | undefined;
  onChoose: (optionNo: number) => void;
  /** The product as a whole is unavailable, whatever stock its options have. */
  isSoldOut?: boolean;
  /** Sets in a list that opens, where there is no room for tiles. */
  isCompact?: boolean;
};

/** Colours and sets of a product; unavailable ones cannot be chosen. */
export function GoodsOptions({ options, chosen, onChoose, isSoldOut = false, isCompact = false }: Props) {
  const colours = coloursOf(options);
  const sets = setsBeside(options, chosen);
  if (!chosen || (colours.length === 0 && sets.length === 0)) return null;
  const stock = !isSoldOut && isOrderable(chosen) ? `재고 ${formatNumber(chosen.stockQuantity)}개` : '품절';
  // In a list of its own, a set names itself.
  const hasSetTitle = !isCompact || colours.length === 0;
  const chooseColour = (name: string) => {
    const option = inColour(options, name, chosen.label);
    if (option) onChoose(option.optionNo);
  };
  return (
    <Stack gap={isCompact ? 14 : 22}>
      {colours.length > 0 && (
        <div>
          <Row as="p" align="baseline" justify="between" gap={12} marginBottom={10} className={styles.title}>
            <b>
              색상 <span>{chosen.colourName}</span>
            </b>
            <em>{stock}</em>
          </Row>
          <Swatches label="색상" colours={colours} value={chosen.colourName} onChange={chooseColour} />
        </div>
      )}
      {sets.length > 0 && (
        <div>
          {hasSetTitle && (
            <Row as="p" align="baseline" justify="between" gap={12} marginBottom={10} className={styles.title}>
              <b>옵션</b>
              {colours.length === 0 && <em>{stock}</em>}
            </Row>
          )}
          {isCompact ? (
            <Select
              label="옵션"
              isLabelHidden
              options={sets.map(tileOf).map(lineOf)}
              value={String(chosen.optionNo)}
              onChange={(event) => onChoose(Number(event.target.value))}
            />
          ) : (
            <OptionTiles
              label="옵션"
              columns={sets.some(({ label }) => label.length > lettersInThree) ? 2 : 3}
              options={sets.map(tileOf)}
              value={chosen.optionNo}
              onChange={onChoose}
            />
          )}
        </div>
      )}
    </Stack>
  );
}

type Tile = { value: number; label: string; sub?: string; isDisabled?: boolean };

function tileOf(option: GoodsOption): Tile {
  const { optionNo: value, label, extraPrice } = option;
  if (!isOrderable(option)) return { value, label, sub: '품절', isDisabled: true };
  return { value, label, ...(extraPrice > 0 && { sub: `+${formatWon(extraPrice)}` }) };
}

const lineOf = ({ value, label, sub, ...rest }: Tile) => ({
  ...rest,
  value: String(value),
  label: sub === undefined ? label : `${label} (${sub})`,
});
