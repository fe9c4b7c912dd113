import type { CartLine } from '@mall/contracts/cart-lines';
import { productTarget } from '@mall/domain/screens/targets';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ArrivalCaption } from '../../../entities/arrival/arrival-caption.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { goneLabels, lineOption, linePromise } from '../model/cart-words.ts';
import type { LineActions } from '../model/use-cart.ts';
import { LineNotices } from '../parts/line-notices.tsx';
import { LinePrice } from '../parts/line-price.tsx';
import { LineQuantity } from '../parts/line-quantity.tsx';
import { LineSelect } from '../parts/line-select.tsx';
import { OptionPanel } from '../parts/option-panel.tsx';
import styles from './cart-line.module.css';

type Props = { line: CartLine; actions: LineActions };

/** A line of the basket; one that can no longer be bought is dimmed and has nothing to select. */
export function CartLineRow({ line, actions }: Props) {
  const gone = goneLabels[line.state];
  return (
    <Grid
      as="li"
      columns="22px 112px minmax(0, 1fr) auto"
      gap={18}
      padding={24}
      className={styles.line}
      data-gone={gone !== undefined || undefined}
    >
      {gone === undefined ? <LineSelect line={line} actions={actions} /> : <span />}
      <div className={styles.picture}>
        <ProductTile image={line.image} sizes="112px" />
      </div>
      <div className={styles.text}>
        <Text variant="small" weight="semibold" tone="soft">
          {line.brandName}
        </Text>
        <ScreenLink className={styles.name} {...productTarget(line.productNo)}>
          {line.name}
        </ScreenLink>
        <p className={styles.option}>{lineOption(line)}</p>
        {gone === undefined && <ArrivalCaption goods={line} />}
        {gone === undefined && <LineNotices line={line} actions={actions} />}
        <Row align="center" gap={8} paddingTop={10} className={styles.controls}>
          {gone === undefined ? <LineQuantity line={line} actions={actions} /> : <Badge size="lg">{gone}</Badge>}
          {line.hasOtherOptions && line.state !== 'STOPPED' && <OptionButton line={line} />}
        </Row>
      </div>
      <div className={styles.side}>
        <button type="button" aria-label={`${line.name} 삭제`} onClick={() => actions.remove([line])}>
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <LinePrice line={line} />
        <p className={styles.promise}>{gone === undefined && linePromise(line)}</p>
      </div>
    </Grid>
  );
}

function OptionButton({ line }: { line: CartLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" aria-label={`${line.name} 옵션 변경`} onClick={() => setOpen(true)}>
        옵션 변경
      </Button>
      {isOpen && <OptionPanel line={line} onClose={() => setOpen(false)} />}
    </>
  );
}
