import { addSale } from '@mall/contracts/office/special-sales';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ProductPicker } from '../../kit/content/product-picker.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useOpenSaved } from '../../kit/list/use-open-saved.ts';
import { useToast } from '../../kit/toast.tsx';
import { useMallScope, useMalls } from '../../lib/mall-scope.ts';
import { useAct } from '../../lib/use-office.ts';
import { SaleFields } from './sale-fields.tsx';
import { emptySale, fieldWords, placeKey, saleChanges } from './sale-words.ts';
import styles from './sales.module.css';

/** Plans a sale; the shop announces it at once, and sells from its beginning on. */
export function NewSaleDrawer() {
  const toast = useToast();
  const openSaved = useOpenSaved();
  const { malls } = useMalls();
  const own = useMallScope() ?? malls[0];
  const [chosen, setChosen] = useState<number>();
  const mallId = chosen ?? own?.mallId ?? 0;
  const add = useAct(addSale, { changes: saleChanges });
  const form = useOfficeForm({
    ...{ shape: addSale.body, values: emptySale, labels: fieldWords },
    send: (body) => add.mutateAsync({ params: { mallId }, body }),
    onSent: ({ saleNo }) => {
      toast('특가를 만들었어요');
      openSaved(placeKey({ mallId, saleNo }));
    },
  });
  const pick = (productNo: string) => {
    form.set('productNo', productNo);
    form.set('optionNos', []);
  };
  return (
    <Drawer
      title="새 특가"
      isWide
      consequence="저장하면 몰에 예고로 보이고, 시작 시각에 저절로 열려요."
      actions={
        <Button type="submit" form={form.id} variant="primary" keys="mod+s" keysGroup="쓰기" isBusy={form.isSending}>
          특가 만들기
        </Button>
      }
    >
      <Form form={form}>
        <SelectField
          label="몰"
          choices={malls.map((mall) => ({ value: String(mall.mallId), label: mall.name }))}
          value={String(mallId)}
          onChange={({ target: { value } }) => {
            setChosen(Number(value));
            pick('');
          }}
        />
        <div className={styles.product}>
          <ProductPicker mallId={mallId} label="상품 고르기" onPick={({ productNo }) => pick(productNo)} />
          {form.errors['productNo'] && (
            <p role="alert">{form.values.productNo === '' ? '상품을 골라 주세요.' : form.errors['productNo']}</p>
          )}
        </div>
        <SaleFields form={form} mallId={mallId} />
      </Form>
    </Drawer>
  );
}
