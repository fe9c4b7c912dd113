import type { OfficeCategory } from '@mall/contracts/office/categories';
import { parentOf } from '@mall/domain/category-tree';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import styles from './categories.module.css';
import { childrenOf, type Place, parentsFor } from './menu-tree.ts';

type Props = { category: OfficeCategory; categories: readonly OfficeCategory[]; onMove: (place: Place) => void };

/** Moves a category to a chosen place without dragging. */
export function MoveTo({ category, categories, onMove }: Props) {
  return (
    <Popover
      label="메뉴 옮기기"
      align="end"
      trigger={
        <Button size="sm" variant="ghost" aria-label={`${category.name} 이동`} title="⌥↑ ⌥↓로도 옮겨요">
          이동…
        </Button>
      }
    >
      {(close) => (
        <MoveFields
          {...{ category, categories }}
          onMove={(place) => {
            close();
            onMove(place);
          }}
        />
      )}
    </Popover>
  );
}

function MoveFields({ category, categories, onMove }: Props) {
  const [parentNo, setParentNo] = useState(parentOf(category.categoryNo) ?? '');
  const [before, setBefore] = useState('');
  const siblings = childrenOf(categories, parentNo || null).filter(
    ({ categoryNo }) => categoryNo !== category.categoryNo,
  );
  return (
    <div className={styles.move}>
      <SelectField
        label="상위 메뉴"
        choices={[
          { value: '', label: '맨 위 단계' },
          ...parentsFor(categories, category).map(({ categoryNo, name }) => ({
            value: categoryNo,
            label: pathOf(categories, categoryNo, name),
          })),
        ]}
        value={parentNo}
        onChange={({ target: { value } }) => {
          setParentNo(value);
          setBefore('');
        }}
      />
      <SelectField
        label="자리"
        choices={[
          ...siblings.map(({ categoryNo, name }) => ({ value: categoryNo, label: `‘${name}’ 앞` })),
          { value: '', label: '맨 끝' },
        ]}
        value={before}
        onChange={({ target: { value } }) => setBefore(value)}
      />
      <Button variant="primary" onClick={() => onMove({ parentNo: parentNo || null, before: before || null })}>
        옮기기
      </Button>
    </div>
  );
}

const pathOf = (categories: readonly OfficeCategory[], categoryNo: string, name: string): string => {
  const above = parentOf(categoryNo);
  const parent = categories.find((one) => one.categoryNo === above);
  return parent ? `${parent.name} › ${name}` : name;
};
