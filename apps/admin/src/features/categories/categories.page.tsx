import { listOfficeCategories } from '@mall/contracts/office/categories';
import { menuLevels } from '@mall/domain/category-tree';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';
import { NewCategory } from './new-category.tsx';
import { useMoving } from './use-moving.ts';

/** The menu of a mall: its tree, and the selected category beside it. */
export function CategoriesPage() {
  const { mall, field } = useOneMall();
  return mall ? <Menu key={mall.mallId} mall={mall} choice={field} /> : null;
}

type Props = { mall: OfficeMall; choice: ReactNode };

function Menu({ mall: { mallId, name }, choice }: Props) {
  const { data, error, refetch } = useQuery(reading(listOfficeCategories, { params: { mallId } }));
  const [open, setOpen] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const moving = useMoving(mallId, data?.categories ?? [], setOpen);
  const { categories } = moving;
  const category = categories.find(({ categoryNo }) => categoryNo === open) ?? categories[0];
  const side = useRef<HTMLDivElement>(null);
  // On a phone the form is above the tree.
  const choose = (categoryNo: string) => {
    setOpen(categoryNo);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <PageHead
        title="메뉴"
        context={data && `${name} · 메뉴 ${categories.length}개 · ${menuLevels}단계까지`}
        actions={
          data?.mayWrite && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => setAdding(true)}>
              메뉴 추가
            </Button>
          )
        }
      />
      <PageBody>
        {choice && <div className={styles.bar}>{choice}</div>}
        <LockedNotice lockedBy={data?.lockedBy} />
        {error && !data ? (
          <Failure error={error} what="메뉴를" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={10} columns={3} />
        ) : !category ? (
          <Empty title="아직 메뉴가 없어요">메뉴를 추가하면 몰의 맨 위에 보여요.</Empty>
        ) : (
          <div className={styles.two}>
            <div>
              <CategoryTree moving={moving} chosen={category.categoryNo} mayWrite={data.mayWrite} onChoose={choose} />
              {data.mayWrite && (
                <p className={styles.note}>
                  끌어서, 또는 ⌥↑ ⌥↓로 순서를 바꿔요. 다른 메뉴 아래로는 ‘이동…’으로도 옮겨요.
                </p>
              )}
            </div>
            <div ref={side} className={styles.side}>
              <CategoryForm
                key={`${category.categoryNo} ${category.version}`}
                {...{ mallId, category, mayWrite: data.mayWrite, onGone: () => setOpen(undefined) }}
              />
            </div>
          </div>
        )}
      </PageBody>
      {isAdding && (
        <NewCategory
          {...{ mallId, categories }}
          onClose={() => setAdding(false)}
          onAdded={(categoryNo) => {
            setAdding(false);
            setOpen(categoryNo);
          }}
        />
      )}
    </>
  );
}
