import { addBrand, type BrandRow, listBrands, saveBrand } from '@mall/contracts/office/brands';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

const labels = { name: '이름', searchWords: '검색에서 같은 말' };

/** As typed: separated by lines or commas. */
const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

type Values = { name: string; searchWords: string };
const bodyOf = ({ name, searchWords }: Values) => ({ name, searchWords: wordsIn(searchWords) });

/** Adds or changes a brand; a colleague's save in the meantime is shown beside one's own. */
export function useBrandForm(row: BrandRow | undefined, onSaved?: () => void) {
  const toast = useToast();
  const changes = [listBrands];
  const add = useAct(addBrand, { changes });
  const save = useAct(saveBrand, { changes });
  const start: Values = { name: row?.name ?? '', searchWords: row?.searchWords.join(', ') ?? '' };
  return useOfficeForm({
    labels,
    shape: addBrand.body,
    values: start,
    toBody: bodyOf,
    send: (values, conflict): Promise<unknown> => {
      if (!row) return add.mutateAsync({ body: bodyOf(values) });
      const theirs = conflict && {
        ...conflict,
        saved: { ...conflict.saved, searchWords: String(conflict.saved['searchWords'] ?? '') },
      };
      const body = { ...bodyOf(mergedOver(start, values, theirs)), version: versionOver(row.version, conflict) };
      return save.mutateAsync({ params: { brandId: row.brandId }, body });
    },
    onSent: () => {
      toast(row ? '브랜드를 저장했어요' : '브랜드를 추가했어요');
      onSaved?.();
    },
  });
}

type Props = { form: ReturnType<typeof useBrandForm>; mayWrite: boolean };

/** The name of a brand, and its other spellings. */
export function BrandForm({ form, mayWrite }: Props) {
  return (
    <Form form={form}>
      <TextField label={labels.name} disabled={!mayWrite} {...form.field('name')} />
      <TextArea
        label={labels.searchWords}
        note="선택"
        help="쉼표로 나눠 20개까지 적어요. 이 말로 찾아도 브랜드의 상품이 나와요."
        disabled={!mayWrite}
        {...form.field('searchWords')}
      />
    </Form>
  );
}
