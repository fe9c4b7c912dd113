import { getTerms, type MallTerms, saveTerms, subscriptionMonths } from '@mall/contracts/office/product-facts';
import { listProducts } from '@mall/contracts/office/products';
import { careTypes } from '@mall/contracts/product-codes';
import { careText, careTypeLabels } from '@mall/domain/subscription-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../../../kit/form/controls.tsx';
import { Form, FormSection } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { useOneMall } from '../../../kit/one-mall.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { numberOf, won } from '../../../lib/numbers.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import productStyles from '../products.module.css';
import styles from './facts.module.css';
import { FactsBar } from './facts-bar.tsx';
import { type FactsProps, useAsk } from './use-facts.ts';

/** One mall's monthly fees, by term and care; saved separately. */
export function TermsSection(props: FactsProps) {
  const { mall, field } = useOneMall();
  const { data, error, refetch } = useQuery({
    ...reading(getTerms, { params: { mallId: mall?.mallId ?? 0, productNo: props.product.productNo } }),
    enabled: mall !== undefined,
  });
  return (
    <FormSection id="terms" title="약정과 월 요금" note="몰마다 정해요. 새로 신청하는 회원부터 이 요금이에요.">
      {field && <div className={styles.mall}>{field}</div>}
      {error && !data && <Failure error={error} what="약정을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={3} columns={3} />}
      {data && (
        <TermsEditor
          key={data.mallId}
          {...props}
          terms={data}
          onSaved={() => Promise.all([refetch(), props.onSaved()])}
        />
      )}
    </FormSection>
  );
}

type Fees = Record<string, string>;
const keyOf = (months: number, careType: string) => `m${months}${careType}`;
const feesOf = ({ rows }: MallTerms): Fees =>
  Object.fromEntries(
    subscriptionMonths.flatMap((months) =>
      careTypes.map((careType) => {
        const term = rows.find((one) => one.months === months && one.careType === careType);
        return [keyOf(months, careType), term ? String(term.monthlyFee) : ''];
      }),
    ),
  );
const rowsOf = (fees: Fees): MallTerms['rows'] =>
  subscriptionMonths.flatMap((months) =>
    careTypes.flatMap((careType) => {
      const typed = fees[keyOf(months, careType)] ?? '';
      return typed.trim() === '' ? [] : [{ months, careType, monthlyFee: numberOf(typed) }];
    }),
  );

type EditorProps = FactsProps & { terms: MallTerms };

function useTermsForm({ product: { productNo, version }, terms: { mallId, rows }, own, onSaved }: EditorProps) {
  const toast = useToast();
  const save = useAct(saveTerms, { changes: [getTerms, listProducts] });
  return useOfficeForm({
    shape: saveTerms.body,
    values: feesOf({ mallId, rows }),
    toBody: (fees) => ({ rows: rowsOf(fees), version }),
    send: async (fees) => {
      const over = own.latest(version);
      const body = { rows: rowsOf(fees), version: over };
      own.note(over, (await save.mutateAsync({ params: { mallId, productNo }, body })).version);
    },
    onSent: () => {
      toast('약정을 저장했어요');
      void onSaved();
    },
  });
}

function TermsEditor({ product, terms, own, onSaved }: EditorProps) {
  const [seen] = useState(product);
  const form = useTermsForm({ product: seen, terms, own, onSaved });
  const asking = useAsk(seen, own);
  const dearer = rowsOf(form.values).some(({ months, careType, monthlyFee }) => {
    const was = terms.rows.find((one) => one.months === months && one.careType === careType);
    return was !== undefined && monthlyFee > was.monthlyFee;
  });
  const problems = Object.entries(form.errors).filter(([, message]) => message !== undefined);
  const { registrationFee = 0, visitCycleMonths = 0 } = product.subscription ?? {};
  return (
    <Form form={form}>
      <section className={styles.scroller} aria-label="약정 표">
        <table className={styles.terms}>
          <thead>
            <tr>
              <th scope="col">약정</th>
              {careTypes.map((careType) => (
                <th key={careType} scope="col">
                  {careTypeLabels[careType]} 월 요금
                </th>
              ))}
              <th scope="col">등록비</th>
              <th scope="col">방문</th>
            </tr>
          </thead>
          <tbody>
            {subscriptionMonths.map((months) => (
              <tr key={months}>
                <th scope="row">{months}개월</th>
                {careTypes.map((careType) => (
                  <td key={careType}>
                    <TextField
                      label={`${months}개월 ${careTypeLabels[careType]} 월 요금`}
                      isLabelHidden
                      size="sm"
                      inputMode="numeric"
                      unit="원"
                      placeholder="안 팔아요"
                      value={form.values[keyOf(months, careType)] ?? ''}
                      onChange={({ target }) => form.set(keyOf(months, careType), target.value)}
                    />
                  </td>
                ))}
                <td>{won(registrationFee)}</td>
                <td>{careText('VISIT', visitCycleMonths)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {problems.map(([name, message]) => (
        <p key={name} className={productStyles.problem} role="alert">
          {message}
        </p>
      ))}
      {dearer && (
        <p className={productStyles.missing} role="note">
          이미 쓰는 회원의 요금은 그대로예요. 그 회원의 요금을 올리려면 오르기 전 30일 안에 동의를 받아야 해요.
        </p>
      )}
      <FactsBar
        {...{ form, asking, mayWrite: seen.mayWrite }}
        patch={() => ({ terms: { mallId: terms.mallId, rows: rowsOf(form.values) } })}
        label="약정 저장"
      />
    </Form>
  );
}
