import type { CartLine } from '@mall/contracts/cart-lines';
import { productTarget } from '@mall/domain/screens/targets';
import { Badge } from '@mall/ui/badge';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ArrivalCaption } from '../../../entities/arrival/arrival-caption.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { goneLabels, lineOption } from '../model/cart-words.ts';
import type { LineActions } from '../model/use-cart.ts';
import { LineNotices } from '../parts/line-notices.tsx';
import { LinePrice } from '../parts/line-price.tsx';
import { LineQuantity } from '../parts/line-quantity.tsx';
import { LineSelect } from '../parts/line-select.tsx';
import { OptionPanel } from '../parts/option-panel.tsx';
import styles from './cart-line.module.css';

type Props = { line: CartLine; actions: LineActions };

/** A line of the basket on a phone; one that can no longer be bought is dimmed and has nothing to select. */
export function CartLineRow({ line, actions }: Props) {
  const gone = goneLabels[line.state];
  return (
    <Grid
      as="li"
      columns="22px 92px minmax(0, 1fr)"
      gap={12}
      padding="18 0"
      className={styles.line}
      data-gone={gone !== undefined || undefined}
    >
      <div className={styles.select}>{gone === undefined && <LineSelect line={line} actions={actions} />}</div>
      <div className={styles.picture}>
        <ProductTile image={line.image} sizes="92px" />
      </div>
      <div className={styles.text}>
        <Row align="start" justify="between" gap={8} className={styles.top}>
          <ScreenLink {...productTarget(line.productNo)}>{line.name}</ScreenLink>
          <button type="button" aria-label={`${line.name} 삭제`} onClick={() => actions.remove([line])}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </Row>
        <LineOption line={line} />
        {gone === undefined && <ArrivalCaption goods={line} />}
        {gone === undefined && <LineNotices line={line} actions={actions} />}
        <div className={styles.foot}>
          {gone === undefined ? <LineQuantity line={line} actions={actions} /> : <Badge size="lg">{gone}</Badge>}
          <LinePrice line={line} />
        </div>
      </div>
    </Grid>
  );
}

function LineOption({ line }: { line: CartLine }) {
  const [isOpen, setOpen] = useState(false);
  const text = lineOption(line);
  const canChange = line.hasOtherOptions && line.state !== 'STOPPED';
  return (
    <Row align="center" wraps gap="0 8" marginTop={6} className={styles.option}>
      <span>{text}</span>
      {canChange && (
        <button type="button" aria-label={`${line.name} 옵션 변경`} onClick={() => setOpen(true)}>
          옵션 변경
        </button>
      )}
      {isOpen && <OptionPanel line={line} onClose={() => setOpen(false)} />}
    </Row>
  );
}
