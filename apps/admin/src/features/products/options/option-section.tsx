import { mostOptions } from '@mall/contracts/office/product-options';
import type { ProductDetail } from '@mall/contracts/office/products';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { type AnyForm, Form, FormSection } from '../../../kit/form/form.tsx';
import { grouped } from '../../../lib/numbers.ts';
import type { OwnSaves } from '../own-saves.ts';
import { cornersOf, draftOf, withCells, withFilled, withNewRow } from './grid-rows.ts';
import { OptionGrid } from './option-grid.tsx';
import styles from './options.module.css';
import { useGrid } from './use-grid.ts';
import { cellOf, cellsInConflict, useOptionSave } from './use-option-save.ts';

type Props = { product: ProductDetail; own: OwnSaves; onSaved: () => Promise<unknown> };

/** The options of goods as a grid, saved separately. */
export function OptionSection({ product, own, onSaved }: Props) {
  const [saves, setSaves] = useState(0);
  // Resets only to what was saved.
  const afterSave = () => onSaved().then(() => setSaves((count) => count + 1));
  return (
    <FormSection
      id="options"
      title={`옵션 ${grouped(product.words.options.length)}개`}
      note="재고는 재고 화면에서 바꿔요."
    >
      <OptionEditor key={saves} {...{ product, own }} onSaved={afterSave} />
    </FormSection>
  );
}

function OptionEditor({ product, own, onSaved }: Props) {
  const [seen] = useState(product);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const grid = useGrid(seen.words.options.map(draftOf));
  const save = useOptionSave({ seen, grid, own, onSaved });
  const { rows, area } = grid;
  const { bottom } = cornersOf(area);
  const lone = rows[area.to.row];
  const sides = save.conflict && cellsInConflict(rows, save.base, save.conflict);
  const frame: AnyForm = {
    ...{ id, element, failure: save.failure, isSending: save.isSending, changes: save.changes, revert: save.revert },
    ...{ values: sides?.values ?? {}, start: sides?.start ?? {}, labels: sides?.labels ?? {} },
    conflict: save.conflict && sides && { ...save.conflict, saved: sides.saved },
    isChanged: save.changes > 0,
    submit: (event) => {
      event?.preventDefault();
      if (save.isSending) return;
      if (save.conflict) save.rebase(save.conflict);
      else void save.send();
    },
    set: (name: string, text: string) => {
      const { key, field, value } = cellOf(name, text);
      grid.write((all) => withCells(all, (draft) => (draft.key === key ? { [field]: value } : undefined)));
    },
  };
  const add = () => {
    grid.write(withNewRow);
    grid.go({ row: grid.now().length - 1, column: 0 });
  };
  return (
    <Form form={frame}>
      <div className={styles.tools} role="toolbar" aria-label="옵션 표">
        <Button size="sm" icon={Plus} disabled={rows.length >= mostOptions} onClick={add}>
          줄 추가
        </Button>
        <Button
          size="sm"
          icon={ArrowDownToLine}
          disabled={bottom === 0}
          onClick={() => grid.write((all) => withFilled(all, area))}
        >
          아래로 채우기
        </Button>
        {lone?.optionNo === 0 && (
          <Button
            size="sm"
            icon={Minus}
            onClick={() => {
              grid.write((all) => all.filter((draft) => draft !== lone));
              grid.go(area.to);
            }}
          >
            새 줄 빼기
          </Button>
        )}
        <span>스프레드시트에서 복사해 붙여넣을 수 있어요.</span>
      </div>
      <OptionGrid
        {...{ grid, save, productNo: product.productNo, shelf: product.shelf }}
        onSave={() => frame.submit()}
      />
      {save.changes > 0 && (
        <div className={styles.foot} role="status">
          <span>{grouped(save.changes)}줄을 고쳤어요</span>
          <Button variant="ghost" onClick={save.revert}>
            되돌리기
          </Button>
          <Button type="submit" form={id} variant="primary" isBusy={save.isSending}>
            옵션 저장
          </Button>
        </div>
      )}
    </Form>
  );
}
