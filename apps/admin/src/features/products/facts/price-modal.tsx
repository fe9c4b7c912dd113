import { highestWon, type PhoneFacts, type PhoneMemory } from '@mall/contracts/office/product-facts';
import type { ProductDetail } from '@mall/contracts/office/products';
import { priceOn } from '@mall/domain/office/release-prices';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/form/controls.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { seoulDay, shiftDay } from '../../../lib/moments.ts';
import { numberOf, won } from '../../../lib/numbers.ts';
import { useMay } from '../../../lib/use-me.ts';
import productStyles from '../products.module.css';
import { PriceEffect } from './card-preview.tsx';

type Price = PhoneMemory['prices'][number];
type Props = {
  product: ProductDetail;
  memory: PhoneMemory;
  card: PhoneFacts['card'];
  onClose: () => void;
  onAdd: (price: Price) => void;
};

/** Another release price from a future day, with the resulting price of the card. It is saved with the phone. */
export function PriceModal({ product, memory, card, onClose, onAdd }: Props) {
  const maySeeCards = useMay('plans.read');
  const tomorrow = shiftDay(seoulDay(), 1);
  const [since, setSince] = useState(tomorrow);
  const [typed, setTyped] = useState('');
  const price = useDeferredValue(numberOf(typed));
  const isRight = since >= tomorrow && numberOf(typed) > 0 && numberOf(typed) <= highestWon;
  const priceNow = priceOn(memory.prices, seoulDay());
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${memory.memory} 출고가 예약`}
      note="그날 00:00부터"
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button
            variant="primary"
            disabled={!isRight}
            onClick={() => {
              onAdd({ since, price: numberOf(typed) });
              onClose();
            }}
          >
            예약에 넣기
          </Button>
        </>
      }
    >
      <div className={productStyles.fields}>
        <div className={productStyles.columns}>
          <TextField
            type="date"
            label="시작일"
            min={tomorrow}
            value={since}
            error={since < tomorrow ? '내일부터 고를 수 있어요.' : undefined}
            onChange={({ target }) => setSince(target.value)}
          />
          <TextField
            label="출고가"
            inputMode="numeric"
            unit="원"
            value={typed}
            error={numberOf(typed) > highestWon ? `${won(highestWon)}까지 적을 수 있어요.` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {isRight && priceNow !== undefined && (
          <PriceEffect
            productNo={product.productNo}
            choice={{ ...card, memory: memory.memory }}
            {...{ priceNow, priceThen: price || priceNow, on: since }}
          />
        )}
        {maySeeCards && since >= tomorrow && (
          <p>
            <OfficeLink isButton screen="cardPreview" search={{ on: since }} target="_blank">
              저장된 값으로 이날 00:00의 모든 카드 보기
            </OfficeLink>
          </p>
        )}
      </div>
    </Modal>
  );
}
