import { type getClaimable, getOfficeClaim, listOfficeClaims, makeOfficeClaim } from '@mall/contracts/office/claims';
import { getOrder } from '@mall/contracts/office/orders';
import { type ClaimFault, type ClaimType, claimFaults } from '@mall/contracts/order-codes';
import { bankNames } from '@mall/contracts/payment-codes';
import { officeScreens } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { RadioGroup, Segment, SelectField, TextArea, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Part, TwoColumns } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import type { CallData } from '../../lib/call.ts';
import { won } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import { faultWords, typeWords } from './claim-words.ts';
import styles from './claims.module.css';
import { QuotePanel, useQuote } from './quote-panel.tsx';

type Claimable = CallData<typeof getClaimable>;
type Props = { order: { readonly mallId: number; readonly orderNo: string }; claimable: Claimable };

const banks = [...bankNames].map(([value, label]) => ({ value, label }));
const noAccount = { bankCode: '', accountNumber: '', holder: '' };

/** What the member returns, why, and the refund: the same as when members claim themselves. */
export function RequestForm({ order, claimable }: Props) {
  const toast = useToast();
  const navigate = useNavigate();
  const make = useAct(makeOfficeClaim, { changes: [listOfficeClaims, getOfficeClaim, getOrder] });
  const [type = 'CANCEL'] = claimable.types;
  const form = useOfficeForm({
    shape: makeOfficeClaim.body,
    values: {
      type: type as ClaimType,
      fault: 'MEMBER' as ClaimFault,
      pieces: startOf(claimable),
      reason: '',
      account: noAccount,
    },
    toBody: (typed) => bodyOf(typed, claimable, 0),
    validate: (typed): Record<string, string> =>
      linesOf(typed).length === 0 ? { pieces: '신청할 상품을 하나 이상 골라 주세요' } : {},
    send: (typed) => make.mutateAsync({ params: order, body: bodyOf(typed, claimable, quote.data?.refund ?? 0) }),
    onSent: ({ caseNo }, typed) => {
      toast(caseNo === null ? `${typeWords[typed.type]} 신청을 받았어요` : `결재 ${caseNo}번으로 올렸어요`);
      const to = { to: officeScreens.order, params: { ...order, mallId: String(order.mallId) } } as const;
      void navigate({ ...to, ignoreBlocker: true });
    },
  });
  const { values } = form;
  const quote = useQuote(order, { ...values, lines: linesOf(values) });
  return (
    <Form form={form}>
      <TwoColumns
        side={
          <QuotePanel quote={quote}>
            <Button type="submit" variant="primary" size="lg" keys="mod+enter" isBlock isBusy={form.isSending}>
              {quote.data?.needsCase ? '결재 올리기' : `${typeWords[values.type]} 신청하기`}
            </Button>
          </QuotePanel>
        }
      >
        <Part title="무엇을 신청하나요?">
          {claimable.types.length > 1 && (
            <Segment
              label="종류"
              choices={claimable.types.map((value) => ({ value, label: typeWords[value] }))}
              value={values.type}
              onChange={(value) => form.set('type', value as ClaimType)}
            />
          )}
          <Pieces form={form} claimable={claimable} />
        </Part>
        {values.type !== 'CANCEL' && (
          <RadioGroup
            legend="누구 책임인가요?"
            name="fault"
            choices={claimFaults.map((value) => ({ value, label: faultWords[value] }))}
            value={values.fault}
            onChange={(value) => form.set('fault', value as ClaimFault)}
          />
        )}
        <TextArea label="사유" note="회원이 읽어요" {...form.field('reason')} />
        {claimable.wantsAccount && values.type !== 'EXCHANGE' && (
          <Part title="돌려받을 계좌">
            <div className={styles.account}>
              <SelectField
                label="은행"
                placeholder="은행 선택"
                choices={banks}
                {...form.field('account.bankCode')}
                error={form.errors['refundAccount.bankCode'] ?? form.errors['refundAccount']}
              />
              <TextField
                label="계좌 번호"
                inputMode="numeric"
                {...form.field('account.accountNumber')}
                error={form.errors['refundAccount.accountNumber']}
              />
              <TextField label="예금주" {...form.field('account.holder')} error={form.errors['refundAccount.holder']} />
            </div>
          </Part>
        )}
      </TwoColumns>
    </Form>
  );
}

type Values = {
  readonly type: ClaimType;
  readonly fault: ClaimFault;
  /** Pieces by line, as typed. */
  readonly pieces: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly account: typeof noAccount;
};

/** An unpaid order can only be cancelled as a whole. */
const startOf = ({ state, lines }: Claimable): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ lineNo, pieces }) => [`n${lineNo}`, state === 'PENDING_PAYMENT' ? `${pieces}` : '0']),
  );

const linesOf = ({ pieces }: Pick<Values, 'pieces'>) =>
  Object.entries(pieces)
    .map(([name, typed]) => ({ lineNo: Number(name.slice(1)), quantity: Number(typed) }))
    .filter(({ quantity }) => quantity > 0);

const bodyOf = (typed: Values, { wantsAccount }: Claimable, expectedRefund: number) => ({
  ...{ type: typed.type, reason: typed.reason, expectedRefund, lines: linesOf(typed) },
  fault: typed.type === 'CANCEL' ? ('MEMBER' as const) : typed.fault,
  ...(wantsAccount && typed.type !== 'EXCHANGE' && { refundAccount: typed.account }),
});

type PiecesProps = {
  claimable: Claimable;
  form: {
    readonly values: Pick<Values, 'pieces'>;
    readonly errors: Readonly<Record<string, string | undefined>>;
    readonly field: (name: `pieces.${string}`) => object;
  };
};

function Pieces({ form, claimable }: PiecesProps) {
  const isWhole = claimable.state === 'PENDING_PAYMENT';
  return (
    <ul className={styles.lines}>
      {claimable.lines.map(({ lineNo, productName, optionText, unitPrice, pieces }, index) => (
        <li key={lineNo}>
          <div>
            <b>{productName}</b>
            <small>{[optionText, won(unitPrice)].filter(Boolean).join(' · ')}</small>
          </div>
          <SelectField
            label={`${productName} 수량`}
            isLabelHidden
            disabled={isWhole}
            choices={Array.from({ length: pieces + 1 }, (_, count) => ({ value: `${count}`, label: `${count}개` }))}
            {...form.field(`pieces.n${lineNo}`)}
            error={index === 0 ? form.errors['pieces'] : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
