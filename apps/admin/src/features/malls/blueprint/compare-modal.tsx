import { decideInheritance, getInheritance, type Inheritance } from '@mall/contracts/office/blueprints';
import { isInheritedContent } from '@mall/contracts/office/inherited-sections';
import { Button } from '../../../kit/button.tsx';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { SmallTable } from '../../../kit/small-table.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { useAct } from '../../../lib/use-office.ts';
import { settingsReads } from '../use-section-form.ts';
import styles from './blueprint.module.css';
import { modeWords, nameOfRow, sectionNames } from './section-words.ts';

type Part = Inheritance['sections'][number];
type Row = Part['rows'][number];
type Act = 'TAKE' | 'KEEP';

/** The values that the blueprint has changed, or that differ in the mall. */
export const differingRows = ({ rows }: Part): Row[] =>
  rows.filter(({ copied, parent, isSame }) => !isSame || copied !== parent);

type Props = { mallId: number; part: Part; onClose: () => void };

/** The blueprint's old value, its new one, and the mall's: taken or kept, as a whole or item by item. */
export function CompareModal({ mallId, part, onClose }: Props) {
  const { section, mode } = part;
  const toast = useToast();
  const act = useAct(decideInheritance, { changes: [getInheritance, ...settingsReads] });
  const rows = differingRows(part);
  const mayDecide = mode !== 'LOCKED';
  const mayChoose = mayDecide && isInheritedContent(section);
  const mayKeep = mode !== 'OWN' || rows.some(({ copied, parent }) => copied !== parent);
  const decide = (to: Act, field?: string) =>
    act.mutate(
      { params: { mallId, section }, body: { act: to, ...(field !== undefined && { field }) } },
      {
        onSuccess: () => toast(to === 'TAKE' ? '블루프린트 값으로 바꿨어요' : '이 몰의 값을 유지해요'),
        onError: (error) => toast.error(error),
      },
    );
  return (
    <Modal
      isOpen
      size="xl"
      title={`${sectionNames[section]} 비교`}
      note={modeWords[mode]}
      onClose={onClose}
      footer={mayDecide && rows.length > 0 && <Whole mayKeep={mayKeep} isBusy={act.isPending} onDecide={decide} />}
    >
      {rows.length === 0 ? (
        <p>블루프린트와 같아요.</p>
      ) : (
        <SmallTable
          heads={['항목', '받을 때', '블루프린트 지금', '이 몰', ...(mayChoose ? ['고르기'] : [])]}
          rows={rows.map((row) => ({
            key: row.field,
            cells: [
              ...[nameOfRow(row), row.copied, row.parent, row.isSame ? row.own : <b key="own">{row.own}</b>],
              ...(mayChoose ? [<OneRow key="acts" row={row} isBusy={act.isPending} onDecide={decide} />] : []),
            ],
          }))}
        />
      )}
    </Modal>
  );
}

type Deciding = { isBusy: boolean; onDecide: (act: Act, field?: string) => void };

const OneRow = ({ row, isBusy, onDecide }: Deciding & { row: Row }) => (
  <span className={styles.acts}>
    <Button
      size="sm"
      isBusy={isBusy}
      aria-label={`${nameOfRow(row)} 블루프린트 값으로`}
      onClick={() => onDecide('TAKE', row.field)}
    >
      블루프린트 값으로
    </Button>
    {row.copied !== row.parent && (
      <Button
        size="sm"
        isBusy={isBusy}
        aria-label={`${nameOfRow(row)} 이 몰 값 유지`}
        onClick={() => onDecide('KEEP', row.field)}
      >
        유지
      </Button>
    )}
  </span>
);

const Whole = ({ mayKeep, isBusy, onDecide }: Deciding & { mayKeep: boolean }) => (
  <>
    {mayKeep && (
      <Button isBusy={isBusy} onClick={() => onDecide('KEEP')}>
        모두 이 몰 값 유지
      </Button>
    )}
    <Button variant="primary" isBusy={isBusy} onClick={() => onDecide('TAKE')}>
      모두 블루프린트 값으로
    </Button>
  </>
);
