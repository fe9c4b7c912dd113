import { type SubscriptionFacts, saveSubscription } from '@mall/contracts/office/product-facts';
import { listProducts } from '@mall/contracts/office/products';
import { useState } from 'react';
import { mergedOver, versionOver } from '../../../kit/form/conflict.ts';
import { Checkbox, TextField } from '../../../kit/form/controls.tsx';
import { Form, FormSection } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { fieldWords } from '../../../kit/product-fields.ts';
import { useToast } from '../../../kit/toast.tsx';
import { numberOf } from '../../../lib/numbers.ts';
import { useAct } from '../../../lib/use-office.ts';
import { PairFields } from '../pair-fields.tsx';
import productStyles from '../products.module.css';
import { FactsBar } from './facts-bar.tsx';
import { PartnerCardFields } from './partner-card-fields.tsx';
import { changedOf, type FactsProps, useAsk } from './use-facts.ts';

/** A subscription's own fields; saved separately. */
export function SubscriptionSection({ product, own, onSaved }: FactsProps) {
  const [saves, setSaves] = useState(0);
  const afterSave = () => onSaved().then(() => setSaves((count) => count + 1));
  if (!product.subscription) return null;
  return <SubscriptionEditor key={saves} {...{ product, own }} facts={product.subscription} onSaved={afterSave} />;
}

type EditorProps = FactsProps & { facts: SubscriptionFacts };

function useSubscriptionForm({ product: { productNo, version }, facts, own, onSaved }: EditorProps) {
  const toast = useToast();
  const save = useAct(saveSubscription, { changes: [listProducts] });
  return useOfficeForm({
    labels: fieldWords,
    shape: saveSubscription.body,
    values: facts,
    toBody: (values) => ({ ...values, version }),
    send: async (values, conflict) => {
      const over = own.latest(versionOver(version, conflict));
      const body = { ...mergedOver(facts, values, conflict), version: over };
      own.note(over, (await save.mutateAsync({ params: { productNo }, body })).version);
    },
    onSent: () => {
      toast('구독 정보를 저장했어요');
      void onSaved();
    },
  });
}
export type SubscriptionForm = ReturnType<typeof useSubscriptionForm>;

function SubscriptionEditor({ product, facts, own, onSaved }: EditorProps) {
  const [seen] = useState(product);
  const form = useSubscriptionForm({ product: seen, facts: seen.subscription ?? facts, own, onSaved });
  const asking = useAsk(seen, own);
  return (
    <Form form={form}>
      <FormSection id="isFirstMonthFree" title="등록과 방문" note="모든 몰에 같아요.">
        <Fees form={form} />
      </FormSection>
      <FormSection id="cancellationTerms" title="해지" note="이미 쓰는 회원은 가입할 때 기준을 따라요.">
        <div className={productStyles.columns}>
          <Amount form={form} name="leavePercent" unit="%" help="남은 요금 가운데 내는 비율이에요." />
          <Amount form={form} name="takeBackFee" unit="원" />
        </div>
        <PairFields
          rows={form.values.cancellationTerms}
          what="해지 안내"
          most={20}
          errors={form.errors}
          name="cancellationTerms"
          onChange={(rows) => form.set('cancellationTerms', rows)}
        />
      </FormSection>
      <FormSection title="제휴카드" note="기간이 지나면 상품 화면에서 빠져요.">
        <PartnerCardFields form={form} />
      </FormSection>
      <FactsBar
        {...{ form, asking, mayWrite: seen.mayWrite }}
        patch={() => changedOf(form.start, form.values)}
        label="구독 정보 저장"
      />
    </Form>
  );
}

function Fees({ form }: { form: SubscriptionForm }) {
  const { purchasePrice, isFirstMonthFree } = form.values;
  return (
    <div className={productStyles.fields}>
      <div className={productStyles.columns}>
        <Amount form={form} name="registrationFee" unit="원" />
        <Amount form={form} name="visitCycleMonths" unit="개월" help="0이면 방문하지 않아요." />
        <TextField
          label={fieldWords['purchasePrice']}
          note="선택"
          help="비워 두면 따로 팔지 않아요."
          inputMode="numeric"
          unit="원"
          error={form.errors['purchasePrice']}
          value={purchasePrice === null ? '' : String(purchasePrice)}
          onChange={({ target }) => form.set('purchasePrice', target.value === '' ? null : numberOf(target.value))}
        />
      </div>
      <Checkbox checked={isFirstMonthFree} onChange={({ target }) => form.set('isFirstMonthFree', target.checked)}>
        {fieldWords['isFirstMonthFree']}
      </Checkbox>
      {isFirstMonthFree && (
        <p className={productStyles.missing}>돈을 내기 시작하기 전 30일 안에 회원의 동의를 따로 받아야 해요.</p>
      )}
    </div>
  );
}

type AmountProps = {
  form: SubscriptionForm;
  name: 'registrationFee' | 'visitCycleMonths' | 'leavePercent' | 'takeBackFee';
  unit: string;
  help?: string;
};

const Amount = ({ form, name, unit, help }: AmountProps) => (
  <TextField
    label={fieldWords[name]}
    inputMode="numeric"
    {...{ unit, help }}
    error={form.errors[name]}
    value={String(form.values[name])}
    onChange={({ target }) => form.set(name, numberOf(target.value))}
  />
);
