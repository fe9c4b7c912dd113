import { type FormEvent, type ReactElement, useState } from 'react';
import { useStored } from '../../lib/use-stored.ts';
import { Button } from '../button.tsx';
import { TextField } from '../form/controls.tsx';
import { Popover } from '../overlay/popover.tsx';
import { writeFilters } from './filter.ts';
import styles from './list.module.css';
import type { ListAddress } from './list-address.ts';
import type { View } from './list-types.ts';

/** Views of one's own, kept by this browser. */
export function useOwnViews(name: string) {
  const [own, keep] = useStored<readonly View[]>(`views:${name}`, []);
  return {
    own,
    add: (label: string, address: ListAddress, columns: readonly string[]): View => {
      const { filters, search, sort } = address;
      const view: View = {
        ...{ id: `own-${Date.now().toString(36)}`, label, filters: writeFilters(filters), columns },
        ...(search !== '' && { search }),
        ...(sort !== undefined && { sort }),
      };
      keep([...own, view]);
      return view;
    },
    remove: (id: string) => keep(own.filter((view) => view.id !== id)),
  };
}

type Props = {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly onSave: (label: string) => void;
  /** The tab that is lit, when it is one's own. */
  readonly own: View | undefined;
  readonly onRemove: (view: View) => void;
};

/** Gives what is on the screen a name: filters, order and columns. */
export function SaveView({ trigger, onSave, own, onRemove }: Props) {
  const [label, setLabel] = useState('');
  return (
    <Popover trigger={trigger} label="보기 저장" align="end">
      {(close) => (
        <form
          className={styles.save}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (label.trim() === '') return;
            onSave(label.trim());
            setLabel('');
            close();
          }}
        >
          <TextField
            label="보기 이름"
            value={label}
            maxLength={20}
            help="필터, 정렬, 열을 함께 저장해요"
            onChange={(event) => setLabel(event.target.value)}
          />
          <div>
            <Button type="submit" variant="primary">
              저장
            </Button>
            {own && (
              <Button variant="danger" onClick={() => onRemove(own)}>
                {`‘${own.label}’ 지우기`}
              </Button>
            )}
          </div>
        </form>
      )}
    </Popover>
  );
}
