import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { Note } from '@mall/ui/note';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Quantity } from '@mall/ui/quantity';
import { Select } from '@mall/ui/select';
import { SumList, type SumRow } from '@mall/ui/sum-list';
import { TextField } from '@mall/ui/text-field';
import { banks } from '../model/refund-account.ts';
import type { ClaimForm } from '../model/use-claim-form.ts';
import styles from './claim-fields.module.css';

const faults: readonly { value: ClaimFault; label: string; sub: string }[] = [
  { value: 'MEMBER', label: '단순 변심', sub: '배송비를 내가 부담해요' },
  { value: 'SELLER', label: '상품·배송 문제', sub: '배송비를 판매자가 부담해요' },
];

type Props = { order: OrderDetail; type: ClaimType; form: ClaimForm };

/** What to give back, why, and what comes back for it. */
export function ClaimFields({ order, type, form }: Props) {
  return (
    <div className={styles.fields}>
      <fieldset className={styles.lines}>
        <legend>수량</legend>
        {order.card.lines
          .filter(({ lineNo }) => (form.pieces[lineNo] ?? 0) > 0)
          .map(({ lineNo, productName, optionText }) => (
            <div key={lineNo} className={styles.line}>
              <span>
                {productName}
                {optionText && <small>{optionText}</small>}
              </span>
              <Quantity
                label={`${productName} 수량`}
                value={form.quantities[lineNo] ?? 0}
                min={0}
                max={form.pieces[lineNo] ?? 0}
                onChange={(quantity) => form.setQuantity(lineNo, quantity)}
              />
            </div>
          ))}
        {form.problems.lines && <p className={styles.problem}>{form.problems.lines}</p>}
      </fieldset>
      {type !== 'CANCEL' && (
        <OptionTiles label="사유 구분" columns={2} options={faults} value={form.fault} onChange={form.setFault} />
      )}
      <TextField
        label="사유"
        isRequired
        maxLength={form.longestReason}
        value={form.reason}
        error={form.problems.reason}
        onChange={(event) => form.setReason(event.target.value)}
      />
      {form.wantsAccount && <Account form={form} />}
      {type === 'EXCHANGE' ? <ExchangeFee form={form} /> : <Refund form={form} />}
      {form.failure && <Note tone="warn">{form.failure}</Note>}
    </div>
  );
}

function Account({ form }: { form: ClaimForm }) {
  return (
    <>
      <Select
        label="환불받을 은행"
        isRequired
        options={banks}
        placeholder="은행을 골라 주세요"
        value={form.account.bankCode}
        error={form.problems.bankCode}
        onChange={(event) => form.changeAccount({ bankCode: event.target.value })}
      />
      <TextField
        label="계좌번호"
        isRequired
        inputMode="numeric"
        maxLength={16}
        value={form.account.accountNumber}
        error={form.problems.accountNumber}
        onChange={(event) => form.changeAccount({ accountNumber: event.target.value.replace(/\D/g, '') })}
      />
      <TextField
        label="예금주"
        isRequired
        maxLength={30}
        value={form.account.holder}
        error={form.problems.holder}
        onChange={(event) => form.changeAccount({ holder: event.target.value })}
      />
    </>
  );
}

function Refund({ form: { quote } }: { form: ClaimForm }) {
  if (!quote) return null;
  const rows: SumRow[] = [
    { label: '상품 금액', amount: quote.goodsAmount },
    ...(quote.deliveryChange === 0
      ? []
      : [
          {
            label: quote.deliveryChange > 0 ? '배송비 환불' : '무료배송이 아니게 된 배송비',
            amount: quote.deliveryChange,
          },
        ]),
    ...(quote.returnFee > 0 ? [{ label: '반품 배송비', amount: -quote.returnFee }] : []),
  ];
  return <SumList rows={rows} total={{ label: '환불 예정 금액', amount: quote.refund }} />;
}

function ExchangeFee({ form: { quote } }: { form: ClaimForm }) {
  if (!quote) return null;
  return (
    <Note>
      {quote.returnFee > 0
        ? `왕복 배송비 ${quote.returnFee.toLocaleString('ko-KR')}원을 상품과 함께 보내 주세요.`
        : '배송비는 판매자가 부담해요.'}
    </Note>
  );
}
