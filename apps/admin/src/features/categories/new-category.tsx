import type { CategoryType } from '@mall/contracts/codes';
import { addCategory, listOfficeCategories, type OfficeCategory } from '@mall/contracts/office/categories';
import { menuLevels } from '@mall/domain/category-tree';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { typeWords } from './category-words.ts';
import { linesOf } from './menu-tree.ts';

type Props = {
  mallId: number;
  categories: readonly OfficeCategory[];
  onClose: () => void;
  onAdded: (categoryNo: string) => void;
};

/** Adds a category, hidden until it has something to show. */
export function NewCategory({ mallId, categories, onClose, onAdded }: Props) {
  const toast = useToast();
  const add = useAct(addCategory, { changes: [listOfficeCategories] });
  const form = useOfficeForm({
    shape: addCategory.body,
    values: { name: '', parentNo: '', type: 'GD05302' as CategoryType, isShown: 'N' },
    toBody: bodyOf,
    send: (values) => add.mutateAsync({ params: { mallId }, body: bodyOf(values) }),
    onSent: ({ categoryNo }) => {
      toast('메뉴를 추가했어요');
      onAdded(categoryNo);
    },
  });
  const parents = linesOf(categories, new Set()).filter(({ level }) => level < menuLevels);
  return (
    <FormModal form={form} title="메뉴 추가" verb="추가" onClose={onClose}>
      <TextField label="이름" {...form.field('name')} />
      <SelectField
        label="상위 메뉴"
        choices={[
          { value: '', label: '맨 위 단계' },
          ...parents.map(({ category, level }) => ({
            value: category.categoryNo,
            label: `${'– '.repeat(level - 1)}${category.name}`,
          })),
        ]}
        {...form.field('parentNo')}
      />
      {form.values.parentNo === '' && (
        <SelectField
          label="종류"
          choices={Object.entries(typeWords).map(([value, { name }]) => ({ value, label: name }))}
          {...form.field('type')}
        />
      )}
      <SelectField
        label="노출"
        choices={[
          { value: 'N', label: '숨겨 두기' },
          { value: 'Y', label: '바로 보이기' },
        ]}
        {...form.field('isShown')}
      />
    </FormModal>
  );
}

type Values = { name: string; parentNo: string; type: CategoryType; isShown: string };

const bodyOf = ({ name, parentNo, type, isShown }: Values) => ({
  ...{ name, type, url: '', isOnMobile: true, isShown: isShown === 'Y' },
  parentNo: parentNo === '' ? null : parentNo,
});
