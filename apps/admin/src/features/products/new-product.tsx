import { type DeliveryMethod, deliveryMethodCodes } from '@mall/contracts/codes';
import { addProduct } from '@mall/contracts/office/new-product';
import { listProductChoices, listProducts } from '@mall/contracts/office/products';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { officePath } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { useToast } from '../../kit/toast.tsx';
import { reading, useAct } from '../../lib/use-office.ts';
import { PictureField } from './picture-field.tsx';
import styles from './products.module.css';

/** Makes goods from what they need at least; all else is written on their page. */
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
  ...{ name: '', brandId: '', modelName: '', noticeGroup: '', images: [] as string[] },
  deliveryMethod: firstMethod as DeliveryMethod,
};
const bodyOf = (values: typeof start) => ({ ...values, brandId: Number(values.brandId) });

function useNewProduct() {
  const toast = useToast();
  const navigate = useNavigate();
  const add = useAct(addProduct, { changes: [listProducts] });
  return useOfficeForm({
    shape: addProduct.body,
    values: start,
    toBody: bodyOf,
    validate: ({ brandId, noticeGroup, images }): Record<string, string> => ({
      ...(brandId === '' && { brandId: '브랜드를 골라 주세요.' }),
      ...(noticeGroup === '' && { noticeGroup: '품목을 골라 주세요.' }),
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
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title="상품 등록"
      note="승인 대기로 시작해요"
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form={form.id} variant="primary" keys="mod+enter" isBusy={form.isSending}>
            등록
          </Button>
        </>
      }
    >
      <Form form={form} asksBeforeLeaving={false}>
        <div className={styles.fields}>
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
              placeholder="품목을 골라 주세요"
              choices={(choices?.noticeGroups ?? []).map(({ code, name }) => ({ value: code, label: name }))}
              {...form.field('noticeGroup')}
            />
            <SelectField
              label={fieldWords['deliveryMethod']}
              choices={deliveryMethodCodes.map((code) => ({ value: code, label: deliveryMethodName(code) }))}
              {...form.field('deliveryMethod')}
            />
          </div>
          <PictureField
            images={form.values.images}
            error={form.errors['images']}
            onChange={(images) => form.set('images', images)}
          />
        </div>
      </Form>
    </Modal>
  );
}
