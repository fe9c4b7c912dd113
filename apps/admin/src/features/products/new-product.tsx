import { type ProductKind, productKinds } from '@mall/contracts/codes';
import { addProduct } from '@mall/contracts/office/new-product';
import { listProductChoices } from '@mall/contracts/office/product-choices';
import { newPhone } from '@mall/contracts/office/product-facts';
import { listProducts } from '@mall/contracts/office/products';
import { type DeliveryMethod, deliveryMethodCodes } from '@mall/contracts/product-codes';
import type { DiscountType, JoinType, Network } from '@mall/contracts/wireless-codes';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { officePath } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Segment, SelectField, TextField } from '../../kit/form/controls.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { useToast } from '../../kit/toast.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { CardChoice } from './facts/card-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { kindWords } from './product-words.ts';
import styles from './products.module.css';

/** Adds a product with the minimum for its kind; the rest is edited on its page. */
export function NewProduct() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen(true)}>
        상품 등록
      </Button>
      {isOpen && <NewProductModal onClose={() => setOpen(false)} />}
    </>
  );
}

const [firstMethod] = deliveryMethodCodes;
const start = {
  kind: 'goods' as ProductKind,
  ...{ network: '5G' as Network, releasePrice: '' },
  card: { memory: '', planNo: 0, joinType: 'TRANSFER' as JoinType, discountType: 'COMMON_SUPPORT' as DiscountType },
  ...{ name: '', brandId: '', modelName: '', noticeGroup: '', images: [] as string[] },
  deliveryMethod: firstMethod as DeliveryMethod,
};
type Values = typeof start;
const bodyOf = ({ network, releasePrice, card, ...values }: Values) => ({
  ...values,
  brandId: Number(values.brandId),
  noticeGroup: values.noticeGroup === '' ? null : values.noticeGroup,
  phone: values.kind === 'wireless' ? { network, card, releasePrice: numberOf(releasePrice) } : null,
});

function useNewProduct() {
  const toast = useToast();
  const navigate = useNavigate();
  const add = useAct(addProduct, { changes: [listProducts] });
  return useOfficeForm({
    shape: addProduct.body,
    values: start,
    toBody: bodyOf,
    validate: ({ kind, brandId, noticeGroup, images, card }): Record<string, string> => ({
      ...(brandId === '' && { brandId: '브랜드를 골라 주세요.' }),
      ...(kind === 'wireless' && card.planNo === 0 && { 'phone.card.planNo': '요금제를 골라 주세요.' }),
      ...(kind === 'goods' && noticeGroup === '' && { noticeGroup: '품목을 골라 주세요.' }),
      ...(images.length === 0 && { images: '사진을 한 장 넘게 골라 주세요.' }),
    }),
    send: (values) => add.mutateAsync({ body: bodyOf(values) }),
    onSent: ({ productNo }) => {
      toast('상품을 등록했어요. 다른 사람이 승인하면 팔 수 있어요.');
      void navigate({ to: officePath({ screen: 'product', params: { productNo } }) });
    },
  });
}

function NewProductModal({ onClose }: { onClose: () => void }) {
  const { data: choices } = useQuery(reading(listProductChoices));
  const form = useNewProduct();
  return (
    <FormModal form={form} size="lg" title="상품 등록" note="승인 대기로 시작해요" verb="등록" onClose={onClose}>
      <div className={styles.fields}>
        <Segment
          label="종류"
          choices={productKinds.map((value) => ({ value, label: kindWords[value] }))}
          value={form.values.kind}
          onChange={(kind) => form.set('kind', kind as ProductKind)}
        />
        <TextField label={fieldWords['name']} {...form.field('name')} />
        <div className={styles.columns}>
          <SelectField
            label={fieldWords['brandId']}
            placeholder="브랜드를 골라 주세요"
            choices={(choices?.brands ?? []).map(({ brandId, name }) => ({ value: String(brandId), label: name }))}
            {...form.field('brandId')}
          />
          <TextField label={fieldWords['modelName']} note="선택" {...form.field('modelName')} />
        </div>
        <div className={styles.columns}>
          <SelectField
            label={fieldWords['noticeGroup']}
            placeholder={form.values.kind === 'goods' ? '품목을 골라 주세요' : '나중에 골라요'}
            choices={(choices?.noticeGroups ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            {...form.field('noticeGroup')}
          />
          <SelectField
            label={fieldWords['deliveryMethod']}
            choices={deliveryMethodCodes.map((code) => ({ value: code, label: deliveryMethodName(code) }))}
            {...form.field('deliveryMethod')}
          />
        </div>
        {form.values.kind === 'wireless' && <NewPhoneFields form={form} />}
        {form.values.kind === 'subscription' && (
          <p className={styles.none}>약정과 요금은 등록한 뒤 상품 화면에서 몰마다 정해요.</p>
        )}
        <PictureField
          images={form.values.images}
          error={form.errors['images']}
          onChange={(images) => form.set('images', images)}
        />
      </div>
    </FormModal>
  );
}

/** A memory with its price, and the choice that prices the card. */
function NewPhoneFields({ form }: { form: ReturnType<typeof useNewProduct> }) {
  const { network, card } = form.values;
  const errors = form.errors as Readonly<Record<string, string | undefined>>;
  const found = (name: string) => errors[`phone.${name}`] ?? errors[name];
  return (
    <>
      <div className={styles.columns}>
        <TextField
          label="용량"
          placeholder="256GB"
          maxLength={longestOf(newPhone, 'card.memory')}
          error={found('card.memory')}
          value={card.memory}
          onChange={({ target }) => form.set('card', { ...card, memory: target.value })}
        />
        <TextField
          label="출고가"
          inputMode="numeric"
          unit="원"
          {...form.field('releasePrice')}
          error={found('releasePrice')}
        />
      </div>
      <CardChoice
        {...{ network, card }}
        errors={{ ...errors, 'card.planNo': found('card.planNo') }}
        onNetwork={(next) => form.set('network', next)}
        onCard={(next) => form.set('card', next)}
      />
    </>
  );
}
