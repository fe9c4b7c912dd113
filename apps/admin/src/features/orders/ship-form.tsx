import type { OfficeOrder } from '@mall/contracts/office/orders';
import { carriers } from '@mall/domain/carriers';
import { isInvoiceNo } from '@mall/domain/office/invoice-sheet';
import { piecesToShip } from '@mall/domain/parcels';
import { ungrouped } from '@mall/domain/ungrouped';
import { type FormEvent, useState } from 'react';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import styles from './orders.module.css';
import type { useOrderMoves } from './use-order-moves.ts';

type Props = { id: string; order: OfficeOrder; ship: ReturnType<typeof useOrderMoves>['ship'] };

/** One parcel: its carrier, its number, and its contents when it is partial. */
export function ShipForm({ id, order, ship }: Props) {
  const toast = useToast();
  const [carrier, setCarrier] = useState<string>(carriers[0]?.name ?? '');
  const [invoiceNo, setInvoiceNo] = useState('');
  const [isTried, setTried] = useState(false);
  const left = order.lines.map((line) => ({ ...line, left: piecesToShip(line) })).filter((line) => line.left > 0);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const digits = ungrouped(invoiceNo);
  const lines = left
    .map(({ lineNo, left: most }) => ({ lineNo, pieces: chosen[lineNo] ?? most }))
    .filter(({ pieces }) => pieces > 0);
  const error = isInvoiceNo(digits) ? undefined : '숫자 10~13자리로 입력해 주세요';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error || lines.length === 0) return;
    try {
      await ship({ carrier, invoiceNo: digits, lines });
      setInvoiceNo('');
      setChosen({});
      setTried(false);
    } catch (failure) {
      toast.error(failure);
    }
  };
  return (
    <Part title="송장">
      <form id={id} className={styles.ship} onSubmit={submit}>
        <SelectField
          label="택배사"
          isLabelHidden
          choices={carriers.map(({ name }) => ({ value: name, label: name }))}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label="송장 번호"
          isLabelHidden
          placeholder="송장 번호"
          inputMode="numeric"
          value={invoiceNo}
          onChange={({ target }) => setInvoiceNo(target.value)}
          error={isTried ? error : undefined}
        />
        {left.some((line) => line.left > 1) || left.length > 1
          ? left.map(({ lineNo, productName, left: most }) => (
              <SelectField
                key={lineNo}
                className={styles.pieces}
                label={productName}
                choices={Array.from({ length: most + 1 }, (_, index) => most - index).map((pieces) => ({
                  ...{ value: String(pieces), label: pieces === 0 ? '이번에 안 보냄' : `${pieces}개` },
                }))}
                value={String(chosen[lineNo] ?? most)}
                onChange={({ target }) => setChosen({ ...chosen, [lineNo]: Number(target.value) })}
              />
            ))
          : null}
      </form>
    </Part>
  );
}
