import { type PhoneFacts, savePhone } from '@mall/contracts/office/product-facts';
import { listProducts } from '@mall/contracts/office/products';
import { useState } from 'react';
import { mergedOver, versionOver } from '../../../kit/form/conflict.ts';
import { TextField } from '../../../kit/form/controls.tsx';
import { Form, FormSection } from '../../../kit/form/form.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { fieldWords } from '../../../kit/product-fields.ts';
import { useToast } from '../../../kit/toast.tsx';
import { useMay } from '../../../lib/use-me.ts';
import { useAct } from '../../../lib/use-office.ts';
import productStyles from '../products.module.css';
import { CardFields } from './card-fields.tsx';
import { FactsBar } from './facts-bar.tsx';
import { MemoryFields } from './memory-fields.tsx';
import { RelatedFields } from './related-fields.tsx';
import { changedOf, type FactsProps, useAsk } from './use-facts.ts';

/** A phone's own fields; saved separately. */
export function PhoneSection({ product, own, onSaved }: FactsProps) {
  const [saves, setSaves] = useState(0);
  const afterSave = () => onSaved().then(() => setSaves((count) => count + 1));
  if (!product.phone) return null;
  return <PhoneEditor key={saves} {...{ product, own }} phone={product.phone} onSaved={afterSave} />;
}

function usePhoneForm({ product: { productNo, version }, phone, own, onSaved }: FactsProps & { phone: PhoneFacts }) {
  const toast = useToast();
  const save = useAct(savePhone, { changes: [listProducts] });
  return useOfficeForm({
    labels: fieldWords,
    shape: savePhone.body,
    values: phone,
    toBody: (values) => ({ ...values, version }),
    send: async (values, conflict) => {
      const over = own.latest(versionOver(version, conflict));
      const body = { ...mergedOver(phone, values, conflict), version: over };
      own.note(over, (await save.mutateAsync({ params: { productNo }, body })).version);
    },
    onSent: () => {
      toast('휴대폰 정보를 저장했어요');
      void onSaved();
    },
  });
}
export type PhoneForm = ReturnType<typeof usePhoneForm>;

function PhoneEditor({ product, phone, own, onSaved }: FactsProps & { phone: PhoneFacts }) {
  const [seen] = useState(product);
  const form = usePhoneForm({ product: seen, phone: seen.phone ?? phone, own, onSaved });
  const asking = useAsk(seen, own);
  const maySeePlans = useMay('supports.read');
  return (
    <Form form={form}>
      <FormSection title="용량과 출고가" note="출고가는 내일부터 예약할 수 있고, 시작한 값은 바꾸지 않아요.">
        <MemoryFields form={form} product={seen} />
      </FormSection>
      <FormSection
        title="카드 기준"
        note="목록과 카드의 월 납부액을 정해요. 끝나지 않고 누구나 가입하는 요금제만 골라요."
      >
        <CardFields form={form} product={seen} />
        <div className={productStyles.columns}>
          <TextField
            label={fieldWords['benefitLine1']}
            note="선택"
            help="{ }로 묶으면 굵게 보여요."
            {...form.field('benefitLine1')}
          />
          <TextField label={fieldWords['benefitLine2']} note="선택" {...form.field('benefitLine2')} />
        </div>
        {maySeePlans && (
          <p>
            <OfficeLink isButton screen="plans" search={{ productNo: seen.productNo }}>
              이 모델의 지원금 표
            </OfficeLink>
          </p>
        )}
      </FormSection>
      <FormSection title="함께 볼 휴대폰" note="상품 화면 아래쪽에 보여요.">
        <RelatedFields form={form} productNo={seen.productNo} />
      </FormSection>
      <FactsBar
        {...{ form, asking, mayWrite: seen.mayWrite }}
        patch={() => changedOf(form.start, form.values)}
        label="휴대폰 정보 저장"
      />
    </Form>
  );
}
