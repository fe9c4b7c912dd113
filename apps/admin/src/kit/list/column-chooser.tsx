import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns3 from 'lucide-react/icons/columns-3';
import Pin from 'lucide-react/icons/pin';
import { Button, IconButton } from '../button.tsx';
import { Checkbox, Segment } from '../form/controls.tsx';
import { Popover } from '../overlay/popover.tsx';
import styles from './column-chooser.module.css';
import type { Column } from './list-types.ts';
import type { Columns, Density } from './use-columns.ts';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly chosen: Columns<Row>;
  /** Also writes them into the address, so that a link shows the same. */
  readonly onShow: (ids: readonly string[]) => void;
  readonly onReset: () => void;
};

const densities = [
  { value: 'usual', label: '보통' },
  { value: 'dense', label: '촘촘하게' },
];

/** Chooses columns, their order, pinned ones, and the row density. */
export function ColumnChooser<Row>({ columns, chosen, onShow, onReset }: Props<Row>) {
  const ids = chosen.shown.map(({ id }) => id);
  const hidden = columns.filter(({ id }) => !ids.includes(id));
  const toggle = (id: string) => onShow(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const move = (id: string, by: -1 | 1) => {
    const [from, to] = [ids.indexOf(id), ids.indexOf(id) + by];
    if (to >= 0 && to < ids.length) onShow(ids.with(from, ids[to] ?? id).with(to, id));
  };
  const trigger = (
    <Button variant="ghost" size="sm" icon={Columns3} className={styles.trigger}>
      {`열 ${ids.length}/${columns.length}`}
    </Button>
  );
  return (
    <Popover trigger={trigger} label="열" align="end">
      {() => (
        <div className={styles.chooser}>
          <ul>
            {[...chosen.shown, ...hidden].map(({ id, label, isFixed }) => (
              <li key={id}>
                <Checkbox
                  checked={ids.includes(id)}
                  disabled={isFixed}
                  onChange={() => toggle(id)}
                  onKeyDown={(event) => {
                    if (!event.altKey || !event.key.startsWith('Arrow')) return;
                    event.preventDefault();
                    move(id, event.key === 'ArrowUp' ? -1 : 1);
                  }}
                >
                  {label}
                </Checkbox>
                {ids.includes(id) && (
                  <span>
                    <IconButton
                      size="sm"
                      icon={Pin}
                      label={`${label} 왼쪽에 고정`}
                      aria-pressed={chosen.pinned.includes(id)}
                      onClick={() => chosen.pin(id)}
                    />
                    <IconButton size="sm" icon={ArrowUp} label={`${label} 위로`} onClick={() => move(id, -1)} />
                    <IconButton size="sm" icon={ArrowDown} label={`${label} 아래로`} onClick={() => move(id, 1)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <footer>
            <Segment
              label="줄 간격"
              choices={densities}
              value={chosen.density}
              onChange={(value) => chosen.setDensity(value as Density)}
            />
            <Button size="sm" variant="ghost" onClick={onReset}>
              처음으로
            </Button>
          </footer>
        </div>
      )}
    </Popover>
  );
}
