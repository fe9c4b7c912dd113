import { listCases } from '@mall/contracts/office/cases';
import { addSale, proposeSale } from '@mall/contracts/office/special-sales';
import { useState } from 'react';
import { ProductPicker } from '../../kit/content/product-picker.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { TextArea } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useOpenSaved } from '../../kit/list/use-open-saved.ts';
import { MallField } from '../../kit/mall-field.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useFirstMall } from '../../lib/mall-scope.ts';
import { useAct } from '../../lib/use-office.ts';
import { SaleFields } from './sale-fields.tsx';
import { emptySale, fieldWords, placeKey, type SaleValues, saleChanges } from './sale-words.ts';
import styles from './sales.module.css';

/** Plans a sale, which the shop announces at once and sells from its beginning on; or proposes it. */
export function NewSaleDrawer({ isProposal }: { isProposal: boolean }) {
  const own = useFirstMall();
  const [chosen, setChosen] = useState<number>();
  const mallId = chosen ?? own?.mallId ?? 0;
  const toast = useToast();
  const { close } = useDrawer();
  const openSaved = useOpenSaved();
  const send = useSending(isProposal);
  const form = useOfficeForm({
    ...{ shape: isProposal ? proposeSale.body : addSale.body, labels: fieldWords },
    values: { ...emptySale, reason: '' },
    send: (values) => send(mallId, values),
    onSent: (place) => {
      toast(place ? '특가를 만들었어요' : '제안했어요. 승인하면 예고로 보여요');
      if (place) openSaved(place);
      else close();
    },
  });
  const pick = (productNo: string) => {
    form.set('productNo', productNo);
    form.set('optionNos', []);
  };
  return (
    <Drawer
      title={isProposal ? '특가 제안' : '새 특가'}
      isWide
      consequence={
        isProposal
          ? '승인을 받으면 몰에 예고로 보이고, 시작 시각에 저절로 열려요.'
          : '저장하면 몰에 예고로 보이고, 시작 시각에 저절로 열려요.'
      }
      actions={
        <SubmitButton form={form} keys="mod+s" keysGroup="쓰기">
          {isProposal ? '제안하기' : '특가 만들기'}
        </SubmitButton>
      }
    >
      <Form form={form}>
        <MallField
          value={mallId}
          onChange={(next) => {
            setChosen(next);
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
        {isProposal && <TextArea label="사유" rows={3} help="승인하는 사람이 읽어요." {...form.field('reason')} />}
      </Form>
    </Drawer>
  );
}

/** Adds the sale, to be opened in place of the drawer; a proposal becomes a case. */
function useSending(isProposal: boolean) {
  const add = useAct(addSale, { changes: saleChanges });
  const propose = useAct(proposeSale, { changes: [listCases] });
  return async (mallId: number, { reason, ...body }: SaleValues & { readonly reason: string }) => {
    const params = { mallId };
    if (!isProposal) return placeKey({ mallId, ...(await add.mutateAsync({ params, body })) });
    await propose.mutateAsync({ params, body: { ...body, reason } });
    return undefined;
  };
}
