import { placeOrderByHand } from '@mall/contracts/office/order-by-hand';
import { textOf } from '@mall/contracts/office/personal';
import { paymentMethods } from '@mall/contracts/order-codes';
import { Button } from '../../../kit/button.tsx';
import { RadioGroup, SelectField, TextField } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import { Card, TwoColumns } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { grouped, won } from '../../../lib/numbers.ts';
import { methodWords } from '../order-words.ts';
import styles from './by-hand.module.css';
import { FindGoods } from './find-goods.tsx';
import { HandPlaced } from './hand-placed.tsx';
import { type ByHand, type Caller, otherAddress, useByHand } from './use-by-hand.ts';

/** The caller's items, the delivery address, and the total; its link once it is placed. */
export function HandOrder({ caller }: { caller: Caller }) {
  const order = useByHand(caller);
  const { quote, placed } = order;
  if (placed) return <HandPlaced placed={placed} mallId={caller.mallId} />;
  if (!quote.data)
    return quote.isError ? (
      <Failure error={quote.error} what="회원을" retry={() => quote.refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={2} />
    );
  return (
    <Form form={order.form}>
      <TwoColumns side={<Sums order={order} />}>
        <Card title="상품">
          <FindGoods mallId={caller.mallId} onAdd={order.set} />
          <Lines order={order} />
        </Card>
        <Card title="배송지">
          <Delivery order={order} />
        </Card>
      </TwoColumns>
    </Form>
  );
}

function Lines({ order: { quote, set } }: { order: ByHand }) {
  return (
    <ul className={styles.lines} aria-label="담은 상품">
      {quote.data?.lines.map(({ productNo, optionNo, name, optionText, unitPrice, quantity, state }) => (
        <li key={`${productNo} ${optionNo}`} data-wrong={state !== 'ORDERABLE' || undefined}>
          <div>
            <b>{name}</b>
            <small>{[optionText, won(unitPrice)].filter(Boolean).join(' · ')}</small>
            {state !== 'ORDERABLE' && <small role="alert">{stateTexts[state]}</small>}
          </div>
          <TextField
            label={`${name} 수량`}
            isLabelHidden
            inputMode="numeric"
            unit="개"
            value={String(quantity)}
            onChange={({ target }) => {
              const next = Math.min(99, Number(target.value.replaceAll(/\D/g, '')));
              if (next > 0) set({ productNo, optionNo, quantity: next });
            }}
          />
          <b className={styles.amount}>{grouped(unitPrice * quantity)}</b>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${name} 빼기`}
            onClick={() => set({ productNo, optionNo, quantity: 0 })}
          >
            빼기
          </Button>
        </li>
      ))}
    </ul>
  );
}

const stateTexts = { SHORT: '남은 수량이 모자라요', SOLD_OUT: '품절됐어요', STOPPED: '지금 팔지 않아요' };

function Delivery({ order: { quote, form, addressNo, setAddress, setPostcode, isTyped } }: { order: ByHand }) {
  const kept = quote.data?.addresses ?? [];
  const choices = [
    ...kept.map((address) => ({
      value: String(address.addressNo),
      label: [address.label, textOf(address.recipient), textOf(address.roadAddress)].filter(Boolean).join(' · '),
    })),
    { value: otherAddress, label: '다른 곳으로 보내기' },
  ];
  const { onChange, ...postcode } = form.field('postcode');
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend="배송지"
        isLegendHidden
        name="address"
        choices={choices}
        value={addressNo}
        onChange={setAddress}
      />
      {isTyped && (
        <>
          <TextField label="받는 분" {...form.field('recipient')} error={form.errors['delivery.recipient']} />
          <TextField
            label="연락처"
            inputMode="tel"
            {...form.field('phone')}
            error={form.errors['delivery.phone'] ?? form.errors['phone']}
          />
          <TextField
            label="우편번호"
            inputMode="tel"
            {...postcode}
            maxLength={longestOf(placeOrderByHand.body, 'delivery.postcode')}
            error={form.errors['delivery.postcode']}
            onChange={(event) => {
              void onChange(event);
              setPostcode(event.target.value);
            }}
          />
          <TextField label="도로명 주소" {...form.field('roadAddress')} error={form.errors['delivery.roadAddress']} />
          <TextField label="상세 주소" {...form.field('detailAddress')} error={form.errors['delivery.detailAddress']} />
        </>
      )}
      <TextField label="배송 요청" {...form.field('deliveryRequest')} />
    </div>
  );
}

function Sums({ order: { quote, form, refusal } }: { order: ByHand }) {
  const { data } = quote;
  if (!data) return null;
  return (
    <div className={styles.side}>
      <h2>{textOf(data.memberName)}</h2>
      <p>{[textOf(data.memberPhone), textOf(data.memberEmail)].filter(Boolean).join(' · ')}</p>
      {textOf(data.memberPhone) === '' && (
        <TextField label="주문하는 분 연락처" inputMode="tel" {...form.field('ordererPhone')} />
      )}
      {textOf(data.memberEmail) === '' && (
        <TextField label="결제 링크를 받을 이메일" inputMode="email" {...form.field('ordererEmail')} />
      )}
      <dl className={styles.sums}>
        <div>
          <dt>상품 금액</dt>
          <dd>{grouped(data.goodsAmount)}</dd>
        </div>
        <div>
          <dt>배송비</dt>
          <dd>{grouped(data.deliveryAmount)}</dd>
        </div>
        <div>
          <dt>결제할 금액</dt>
          <dd>{won(data.total)}</dd>
        </div>
      </dl>
      <SelectField
        label="결제 수단"
        help="회원이 링크에서 바꿀 수 있어요"
        choices={paymentMethods.map((method) => ({ value: method, label: methodWords[method] }))}
        {...form.field('paymentMethod')}
      />
      <TextField label="사유" help="주문 이력에 남아요" {...form.field('reason')} />
      {refusal && <p role="status">{refusal}</p>}
      <p>주문을 넣으면 상품을 하루 동안 맡아 두고, 결제 링크를 회원 이메일로 보내요.</p>
      <Button
        type="submit"
        variant="primary"
        keys="mod+enter"
        isBlock
        isBusy={form.isSending}
        disabled={refusal !== null || quote.isPlaceholderData}
      >
        주문 넣기
      </Button>
    </div>
  );
}
