import { listProductChoices } from '@mall/contracts/office/product-choices';
import { listSuppliers, removeSupplier, type SupplierRow } from '@mall/contracts/office/suppliers';
import { josa } from 'es-hangul';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { useToast } from '../../kit/toast.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import { SupplierForm, useSupplierForm } from './supplier-form.tsx';
import { stateTones, stateWords } from './supplier-words.ts';

/** A supplier beside the list: what the shop states about it, and its products. */
export function SupplierDrawer({ row, mayWrite }: { row: SupplierRow; mayWrite: boolean }) {
  const { supplierNo, name, state, products } = row;
  const form = useSupplierForm(row);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Drawer
      title={name}
      badge={<Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      note={
        products === 0 ? (
          '아직 상품이 없어요'
        ) : (
          <OfficeLink screen="products" search={{ supplier: `is:${supplierNo}` }}>
            상품 {grouped(products)}개 보기
          </OfficeLink>
        )
      }
      history={{ subject: `supplier ${supplierNo}` }}
      {...(mayWrite && {
        consequence: '모든 몰의 상품 화면에 바로 반영돼요',
        actions: (
          <>
            {products === 0 && <Button onClick={() => setRemoving(true)}>지우기</Button>}
            <SubmitButton form={form} keys="mod+enter" disabled={!form.isChanged}>
              저장
            </SubmitButton>
          </>
        ),
      })}
    >
      <SupplierForm form={form} mayWrite={mayWrite} />
      {isRemoving && <Removal row={row} onClose={() => setRemoving(false)} />}
    </Drawer>
  );
}

function Removal({ row: { supplierNo, name }, onClose }: { row: SupplierRow; onClose: () => void }) {
  const toast = useToast();
  const { close } = useDrawer();
  const remove = useAct(removeSupplier, { changes: [listSuppliers, listProductChoices] });
  return (
    <ConfirmInWords
      title={`‘${name}’ 공급사를 지울까요?`}
      action="공급사 지우기"
      onConfirm={() =>
        remove
          .mutateAsync({ params: { supplierNo } })
          .then(() => {
            toast(`${josa(name, '을/를')} 지웠어요`);
            close();
          })
          .catch(toast.error)
      }
      onClose={onClose}
    >
      이 공급사를 고른 상품이 없어요. 지우면 되돌릴 수 없어요.
    </ConfirmInWords>
  );
}
