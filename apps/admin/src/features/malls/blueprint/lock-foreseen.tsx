import { foreseeLock, type LockForeseen } from '@mall/contracts/office/blueprints';
import type { InheritedSection } from '@mall/contracts/office/inherited-sections';
import { useQuery } from '@tanstack/react-query';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { SmallTable } from '../../../kit/small-table.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { grouped } from '../../../lib/numbers.ts';
import { reading } from '../../../lib/use-office.ts';
import styles from './blueprint.module.css';
import { nameOfRow, sectionNames, sectionObjects } from './section-words.ts';

type Props = { mallId: number; section: InheritedSection; onClose: () => void };

/** Predicts the effect on the malls of locking and bringing a section; changes nothing. */
export function LockForeseenModal({ mallId, section, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...reading(foreseeLock, { params: { mallId, section } }),
    // Never cached: the current state on each request.
    ...{ staleTime: 0, gcTime: 0 },
  });
  return (
    <Modal
      isOpen
      size="xl"
      title={`${sectionObjects[section]} 잠그면`}
      note="아직 아무것도 바뀌지 않아요"
      onClose={onClose}
    >
      {!data && error && <Failure error={error} what="몰들을" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={6} columns={3} />}
      {data && <Foreseen section={section} foreseen={data} />}
    </Modal>
  );
}

function Foreseen({ section, foreseen: { changing, malls } }: { section: InheritedSection; foreseen: LockForeseen }) {
  return (
    <>
      <p>
        {changing === 0
          ? '모든 몰이 이미 같아요. 잠그면 값은 그대로이고, 몰에서 고칠 수만 없게 돼요.'
          : `잠그고 배포하면 ${grouped(changing)}개 몰의 ${sectionNames[section]} 값이 바뀌고, 그 뒤로 몰에서 고칠 수 없어요.`}
      </p>
      {malls.map((mall) => (
        <section key={mall.mallId} className={styles.foreseen} aria-label={mall.name}>
          <h3>
            <OfficeLink screen="mall" params={{ mallId: mall.mallId }}>
              {mall.name}
            </OfficeLink>
          </h3>
          {mall.rows.length > 0 && <Changes rows={mall.rows} />}
          {mall.ending.length > 0 && (
            <p
              className={styles.note}
            >{`몰이 따로 만든 ${mall.ending.map((title) => `‘${title}’`).join(', ')}도 끝나요.`}</p>
          )}
        </section>
      ))}
      {changing > malls.length && (
        <p className={styles.note}>{`${grouped(changing - malls.length)}개 몰이 더 있어요.`}</p>
      )}
    </>
  );
}

const Changes = ({ rows }: { rows: LockForeseen['malls'][number]['rows'] }) => (
  <SmallTable
    heads={['항목', '지금 이 몰', '잠근 뒤']}
    rows={rows.map((row) => ({
      key: row.field,
      cells: [nameOfRow(row), row.own, <b key="after">{row.parent}</b>],
    }))}
  />
);
