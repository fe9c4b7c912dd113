import { getMallOpening, type MallOpening, scheduleOpening } from '@mall/contracts/office/mall-opening';
import type { MallSettings } from '@mall/contracts/office/malls';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/form/controls.tsx';
import { Card } from '../../../kit/page.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { fromSeoulInput, fullMoment } from '../../../lib/moments.ts';
import { faultText } from '../../../lib/office-error.ts';
import { useAct } from '../../../lib/use-office.ts';
import { StateCard } from '../state-card.tsx';
import styles from './opening.module.css';
import { PeopleCard } from './people-card.tsx';
import { stepTitles } from './step-words.ts';
import { TrialCard } from './trial-card.tsx';

/** Whether everything is complete, and the button that opens the mall. */
export function OpenStep({ opening, settings }: { opening: MallOpening; settings: MallSettings }) {
  const red = opening.findings.filter(({ severity }) => severity === 'RED').length;
  const missing = opening.steps.filter(({ step, isDone }) => !isDone && step !== 'open');
  return (
    <>
      <Card title="열기 전에">
        <ul className={styles.texts}>
          <li>
            <b>단계</b>
            <span>
              {missing.length === 0
                ? '모든 단계를 마쳤어요.'
                : `${missing.map(({ step }) => `‘${stepTitles[step]}’`).join(', ')} 단계가 남았어요.`}
            </span>
          </li>
          <li>
            <b>법 점검</b>
            <span>{red > 0 ? `꼭 고쳐야 할 ${red}건이 있어 준비를 마칠 수 없어요.` : '꼭 고쳐야 할 것이 없어요.'}</span>
          </li>
        </ul>
      </Card>
      <Card>
        <StateCard settings={settings} />
      </Card>
      {opening.state === 'READY' && opening.mayWrite && <Moment opening={opening} />}
      {opening.takesOrders && <TrialCard opening={opening} />}
      <PeopleCard opening={opening} />
    </>
  );
}

/** Schedules the opening instead. */
function Moment({ opening: { mallId, opensAt } }: { opening: MallOpening }) {
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const act = useAct(scheduleOpening, { changes: [getMallOpening] });
  const set = (to: string | null, done: string) =>
    act.mutateAsync({ params: { mallId }, body: { opensAt: to } }).then(
      () => toast(done),
      () => undefined,
    );
  const fault = act.error ? faultText(act.error) : undefined;
  if (opensAt !== null)
    return (
      <Card title="예약해 두었어요">
        <p>{`${fullMoment(opensAt)}에 저절로 열려요. 그때 법 점검에 꼭 고칠 것이 생겨 있으면 열지 않아요.`}</p>
        <Button isBusy={act.isPending} onClick={() => void set(null, '예약을 취소했어요')}>
          예약 취소
        </Button>
      </Card>
    );
  const at = fromSeoulInput(typed);
  return (
    <Card title="나중에 열기">
      <div className={styles.row}>
        <TextField
          label="여는 시각"
          type="datetime-local"
          value={typed}
          error={fault}
          onChange={({ target }) => {
            act.reset();
            setTyped(target.value);
          }}
        />
        <Button isBusy={act.isPending} disabled={at === null} onClick={() => void set(at, '여는 시각을 예약했어요')}>
          예약하기
        </Button>
      </div>
    </Card>
  );
}
