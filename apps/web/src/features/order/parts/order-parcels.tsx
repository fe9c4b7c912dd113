import type { OrderDetail, OrderLine } from '@mall/contracts/order';
import type { Parcel } from '@mall/contracts/parcel';
import { partlyShippedText } from '@mall/domain/parcels';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import { parcelsId } from '../../../entities/order/track-button.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './order-parcels.module.css';

/** The parcels of an order: carrier, tracking link, and content. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const { parcels, card } = order;
  if (parcels.length === 0) return null;
  const partly = partlyShippedText(card.state, card.lines);
  return (
    <Stack gap={16} id={parcelsId} className={styles.parcels}>
      {partly && (
        <Row gap={8}>
          <Badge tone="brand">{partly}</Badge>
          <Text size={14} tone="muted">
            나머지는 준비되는 대로 보내 드려요
          </Text>
        </Row>
      )}
      <Stack as="ul" gap={16} aria-label="택배">
        {parcels.map((parcel) => (
          <li key={`${parcel.shippedAt} ${parcel.invoiceNo}`}>
            <ParcelFacts parcel={parcel} lines={card.lines} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ParcelFacts({ parcel, lines }: { parcel: Parcel; lines: readonly OrderLine[] }) {
  const { carrier, invoiceNo, trackingUrl, shippedAt } = parcel;
  return (
    <Stack gap={6}>
      <Row align="center" justify="between" gap={12}>
        <Text as="b" size={15} tabular>
          {[carrier, invoiceNo].filter(Boolean).join(' ')}
        </Text>
        {trackingUrl !== '' && (
          <Button size="sm" render={<a href={trackingUrl} target="_blank" rel="noreferrer" />}>
            조회<span className="visually-hidden"> {invoiceNo} (새 창)</span>
          </Button>
        )}
      </Row>
      {parcel.lines.map(({ lineNo, pieces }) => (
        <Text key={lineNo} size={14} tone="muted">
          {contentOf(
            lines.find((line) => line.lineNo === lineNo),
            pieces,
          )}
        </Text>
      ))}
      <Text size={13} tone="muted" tabular>
        {momentText(shippedAt)} 발송
      </Text>
    </Stack>
  );
}

const contentOf = (line: OrderLine | undefined, pieces: number) =>
  [line?.productName, piecesText([line?.optionText ?? ''], pieces)].filter(Boolean).join(' · ');
