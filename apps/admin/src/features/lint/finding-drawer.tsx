import { endLintWaiver, getLintFinding, type LintFinding, listLintFindings } from '@mall/contracts/office/lint';
import { lintSeverityNames, lintStateNames } from '@mall/domain/office/lint-words';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import Wrench from 'lucide-react/icons/wrench';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { MallName } from '../../kit/marks.tsx';
import { Part } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './lint.module.css';
import { severityTones, stateTones } from './lint-words.ts';
import { WaiveModal } from './waive-modal.tsx';

type Place = { readonly mallId: number; readonly findingNo: number };

/** A finding beside its list: what is wrong, the reason, and where to fix it. */
export function FindingDrawer({ place }: { place: Place }) {
  const { data: finding, error, refetch } = useQuery(reading(getLintFinding, { params: place }));
  return (
    <Drawer
      title={finding?.ruleName ?? '법 점검'}
      badge={finding && <StateBadge finding={finding} />}
      history={finding && { mallId: place.mallId, subject: `lint ${place.findingNo}` }}
      consequence={finding?.acts.includes('waive') && '예외로 두어도 끝나는 날이 지나면 다시 지적해요'}
      actions={finding && (finding.acts.length > 0 || finding.fix.path) && <Actions finding={finding} place={place} />}
    >
      {error && !finding && <Failure error={error} what="지적을" retry={() => void refetch()} />}
      {!finding && !error && <RowSkeleton rows={8} columns={2} />}
      {finding && <Content finding={finding} />}
    </Drawer>
  );
}

type Props = { finding: LintFinding };

const StateBadge = ({ finding: { state, severity } }: Props) =>
  state === 'OPEN' ? (
    <Badge tone={severityTones[severity]}>{lintSeverityNames[severity]}</Badge>
  ) : (
    <Badge tone={stateTones[state]}>{lintStateNames[state]}</Badge>
  );

function Content({ finding }: Props) {
  const { mallId, mallName, placeName, words, duty, source, fix, waiver, firstSeenAt, lastSeenAt, state } = finding;
  return (
    <>
      <div className={styles.quote}>
        <MallName mallId={mallId} name={mallName} />
        <p>{placeName}</p>
        <strong>{words}</strong>
      </div>
      <Part title="왜 문제인가요?">
        <p>{duty}</p>
        <p className={styles.grey}>{source}</p>
      </Part>
      {state !== 'GONE' && (
        <Part title="누가 고치나요?">
          <p>{fix.who}.</p>
        </Part>
      )}
      {waiver && (
        <Part title={`예외 · ${waiver.until.replaceAll('-', '.')}까지`}>
          <p>{waiver.reason}</p>
          <p className={styles.grey}>{`${waiver.by} · ${momentText(waiver.at)}`}</p>
        </Part>
      )}
      <p className={styles.grey}>
        {state === 'GONE'
          ? `${momentText(firstSeenAt)}에 처음 찾았고, 지금은 고쳐졌어요`
          : `${momentText(firstSeenAt)}에 처음 찾았고 ${momentText(lastSeenAt)}에 마지막으로 봤어요`}
      </p>
    </>
  );
}

function Actions({ finding, place }: Props & { place: Place }) {
  const toast = useToast();
  const router = useRouter();
  const [isWaiving, setWaiving] = useState(false);
  const end = useAct(endLintWaiver, {
    changes: [listLintFindings, getLintFinding],
    onDone: () => toast('예외를 끝냈어요'),
  });
  const { acts, fix } = finding;
  return (
    <>
      {acts.includes('waive') && (
        <Button keys="w" onClick={() => setWaiving(true)}>
          예외로 두기
        </Button>
      )}
      {acts.includes('endWaiver') && (
        <Button
          keys="w"
          isBusy={end.isPending}
          onClick={() => end.mutate({ params: place }, { onError: (error) => toast.error(error) })}
        >
          예외 끝내기
        </Button>
      )}
      {fix.path && (
        <Button variant="primary" icon={Wrench} keys="e" onClick={() => router.history.push(fix.path ?? '')}>
          고치기
        </Button>
      )}
      {isWaiving && <WaiveModal finding={finding} place={place} onClose={() => setWaiving(false)} />}
    </>
  );
}
