import { copyContent, mostCopies } from '@mall/contracts/office/content-plans';
import { listContents } from '@mall/contracts/office/contents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import content from '../../kit/content/content.module.css';
import { Checkbox } from '../../kit/form/controls.tsx';
import { BulkResults } from '../../kit/list/bulk-results.tsx';
import { eachRow } from '../../kit/list/bulk-run.ts';
import type { Outcome } from '../../kit/list/list-types.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { callOffice } from '../../lib/call.ts';
import { useMalls } from '../../lib/mall-scope.ts';
import { refresh } from '../../lib/use-office.ts';
import type { Thing } from './content-words.ts';

type Props = { thing: Thing; title: string; onClose: () => void };

/** Copies content into other malls as drafts, with a result for each mall. */
export function CopyModal({ thing: { mallId: fromMallId, kind, key: fromKey }, title, onClose }: Props) {
  const { malls } = useMalls();
  const others = malls.filter(({ mallId }) => mallId !== fromMallId);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const copyTo = async (mallIds: readonly number[]) => {
    setBusy(true);
    const done = await eachRow({ kind: 'rows', rows: [...mallIds] }, String, (mallId) =>
      callOffice(copyContent, { params: { mallId, kind }, body: { fromMallId, fromKey } }),
    );
    setBusy(false);
    setOutcomes((before = []) => [...before.filter(({ state }) => state === 'done'), ...done]);
    await refresh(queryClient, [listContents]);
  };
  if (outcomes)
    return (
      <BulkResults
        title={`‘${title}’ 복사 결과`}
        outcomes={outcomes}
        nameOf={(key) => malls.find(({ mallId }) => String(mallId) === key)?.name ?? key}
        onClose={onClose}
        onRetry={(keys) => void copyTo(keys.map(Number))}
        onGoOn={undefined}
      />
    );
  const toggle = (mallId: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, mallId] : chosen.filter((other) => other !== mallId));
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`‘${title}’ 다른 몰에 복사`}
      note={`고른 몰에 초안으로 만들어요. 한 번에 ${mostCopies}곳까지 골라요.`}
      footer={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={chosen.length === 0 || chosen.length > mostCopies}
            onClick={() => void copyTo(chosen)}
          >
            {chosen.length}곳에 복사
          </Button>
        </>
      }
    >
      <div className={content.malls}>
        <Checkbox
          checked={chosen.length > 0 && chosen.length === Math.min(others.length, mostCopies)}
          isMixed={chosen.length > 0 && chosen.length < Math.min(others.length, mostCopies)}
          onChange={({ target }) =>
            setChosen(target.checked ? others.slice(0, mostCopies).map(({ mallId }) => mallId) : [])
          }
        >
          모두
        </Checkbox>
        {others.map(({ mallId, name }) => (
          <Checkbox
            key={mallId}
            checked={chosen.includes(mallId)}
            onChange={({ target }) => toggle(mallId, target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Modal>
  );
}
