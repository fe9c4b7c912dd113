import { type BrandRow, listBrands, mergeBrand } from '@mall/contracts/office/brands';
import { listProductChoices } from '@mall/contracts/office/product-choices';
import { useQuery } from '@tanstack/react-query';
import { josa } from 'es-hangul';
import { useDrawer } from '../../kit/drawer.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { grouped } from '../../lib/numbers.ts';
import { reading, useAct } from '../../lib/use-office.ts';

type Props = { row: BrandRow; onClose: () => void };

/** Moves a brand's products to another one. It cannot be undone, so it shows what will happen. */
export function MergeModal({ row: { brandId, name, products, version }, onClose }: Props) {
  const toast = useToast();
  const { close } = useDrawer();
  const { data } = useQuery(reading(listProductChoices));
  const others = (data?.brands ?? []).filter((brand) => brand.brandId !== brandId);
  const merge = useAct(mergeBrand, { changes: [listBrands, listProductChoices] });
  const form = useOfficeForm({
    shape: mergeBrand.body,
    values: { into: '' },
    toBody: ({ into }) => ({ into: Number(into), version }),
    send: ({ into }) => merge.mutateAsync({ params: { brandId }, body: { into: Number(into), version } }),
    onSent: (_, { into }) => {
      const target = others.find((brand) => String(brand.brandId) === into)?.name ?? '';
      toast(`${josa(name, '을/를')} ${target}에 합쳤어요`);
      onClose();
      close();
    },
  });
  return (
    <FormModal
      form={form}
      title={`${josa(name, '을/를')} 다른 브랜드에 합칠까요?`}
      verb="합치기"
      isDanger
      onClose={onClose}
    >
      <p>
        상품 {grouped(products)}개가 고른 브랜드로 옮겨지고, ‘{name}’ 브랜드는 없어져요. 이 이름과 같은 말은 고른
        브랜드를 찾는 말로 남아요. 되돌릴 수 없어요.
      </p>
      <SelectField
        label="합칠 브랜드"
        choices={[
          { value: '', label: '고르기' },
          ...others.map((brand) => ({ value: String(brand.brandId), label: brand.name })),
        ]}
        {...form.field('into')}
      />
    </FormModal>
  );
}
