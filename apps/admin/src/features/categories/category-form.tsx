import {
  listOfficeCategories,
  type OfficeCategory,
  removeCategory,
  saveCategory,
} from '@mall/contracts/office/categories';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Checkbox, Switch, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { useToast } from '../../kit/toast.tsx';
import { grouped } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './categories.module.css';
import { holdError, typeWords } from './category-words.ts';

type Props = { mallId: number; category: OfficeCategory; mayWrite: boolean; onGone: () => void };

const labels = { name: '이름', url: '링크', isShown: '메뉴에 보이기', isOnMobile: '모바일' };

/** One category: its name, where it is shown, and removing it. */
export function CategoryForm({ mallId, category, mayWrite, onGone }: Props) {
  const toast = useToast();
  const save = useAct(saveCategory, { changes: [listOfficeCategories] });
  const { categoryNo, name, url, isShown, isOnMobile, version } = category;
  const start = { name, url, isShown, isOnMobile };
  const form = useOfficeForm({
    labels,
    shape: saveCategory.body,
    values: start,
    toBody: (values) => ({ ...values, version }),
    send: (values, conflict) => {
      const body = { ...mergedOver(start, values, conflict), version: versionOver(version, conflict) };
      return save.mutateAsync({ params: { mallId, categoryNo }, body });
    },
    onSent: () => toast('메뉴를 저장했어요. 몰에 바로 보여요'),
  });
  return (
    <section className={styles.panel} aria-label={`${name} 메뉴`}>
      <header className={styles.panelHead}>
        <h2>{name}</h2>
        <Badge size="sm" tone={typeWords[category.type].tone}>
          {typeWords[category.type].name}
        </Badge>
      </header>
      <Form form={form}>
        <fieldset className={styles.fields} disabled={!mayWrite}>
          <TextField label={labels.name} {...form.field('name')} />
          <TextField
            label={labels.url}
            note="선택"
            placeholder="/exhibition/3"
            help="비워 두면 이 메뉴의 상품 목록이 열려요."
            {...form.field('url')}
          />
          <Switch label={labels.isShown} isOn={form.values.isShown} onChange={(isOn) => form.set('isShown', isOn)} />
          <Checkbox checked={form.values.isOnMobile} onChange={({ target }) => form.set('isOnMobile', target.checked)}>
            모바일에도 보이기
          </Checkbox>
        </fieldset>
        <p className={styles.note}>
          상품 {grouped(category.listings)}개, 지금까지 {grouped(category.views)}번 열어 봤어요. 숨겨도 상품은 계속
          팔리고 검색돼요.
        </p>
        {mayWrite && (
          <div className={styles.buttons}>
            <Removing {...{ mallId, category, onGone }} />
            <Button type="submit" variant="primary" keys="mod+s" isBusy={form.isSending} disabled={!form.isChanged}>
              저장
            </Button>
          </div>
        )}
      </Form>
    </section>
  );
}

/** Asks for confirmation, because it cannot be undone. */
function Removing({ mallId, category, onGone }: Omit<Props, 'mayWrite'>) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const remove = useAct(removeCategory, { changes: [listOfficeCategories], onDone: () => toast('메뉴를 지웠어요') });
  const press = () => {
    if (!isAsked) return setAsked(true);
    setAsked(false);
    remove.mutate(
      { params: { mallId, categoryNo: category.categoryNo } },
      { onSuccess: onGone, onError: (error) => toast.error(holdError(error, '지울 수 없어요')) },
    );
  };
  return (
    <Button variant={isAsked ? 'danger' : 'ghost'} isBusy={remove.isPending} onClick={press}>
      {isAsked ? '정말 지우기' : '지우기'}
    </Button>
  );
}
