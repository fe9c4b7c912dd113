import { listOfficeCategories } from '@mall/contracts/office/categories';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMallScope, useMalls } from '../../lib/mall-scope.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';
import { NewCategory } from './new-category.tsx';
import { useMoving } from './use-moving.ts';

/** The menu of a mall: its tree, and one menu of it beside. */
export function CategoriesPage() {
  const { malls } = useMalls();
  const scoped = useMallScope();
  const [chosen, setChosen] = useState<number>();
  const mallId = scoped?.mallId ?? chosen ?? malls[0]?.mallId;
  if (mallId === undefined) return null;
  return <Menu key={mallId} mallId={mallId} choosing={!scoped && malls.length > 1} onChoose={setChosen} />;
}

type Props = { mallId: number; choosing: boolean; onChoose: (mallId: number) => void };

function Menu({ mallId, choosing, onChoose }: Props) {
  const { malls } = useMalls();
  const { data, error, refetch } = useQuery(reading(listOfficeCategories, { params: { mallId } }));
  const [open, setOpen] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const moving = useMoving(mallId, data?.categories ?? [], setOpen);
  const { categories } = moving;
  const category = categories.find(({ categoryNo }) => categoryNo === open) ?? categories[0];
  const side = useRef<HTMLDivElement>(null);
  // On a phone it stands above the tree.
  const choose = (categoryNo: string) => {
    setOpen(categoryNo);
    side.current?.scrollIntoView({ block: 'nearest' });
  };
  const mallName = malls.find((mall) => mall.mallId === mallId)?.name ?? '';
  return (
    <>
      <PageHead
        title="메뉴"
        context={data && `${mallName} · 메뉴 ${categories.length}개 · 3단계까지`}
        actions={
          data?.mayWrite && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => setAdding(true)}>
              메뉴 추가
            </Button>
          )
        }
      />
      <PageBody>
        {choosing && (
          <div className={styles.bar}>
            <SelectField
              label="몰"
              size="sm"
              choices={malls.map((mall) => ({ value: String(mall.mallId), label: mall.name }))}
              value={String(mallId)}
              onChange={({ target: { value } }) => onChoose(Number(value))}
            />
          </div>
        )}
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
