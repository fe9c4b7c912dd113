import {
  checkMallLint,
  getMallLint,
  listLintFindings,
  listLintMalls,
  type MallLint,
} from '@mall/contracts/office/lint';
import { lintOutcomeNames } from '@mall/domain/office/lint-words';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Badge, Dot } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { Part } from '../../kit/page.tsx';
import { SmallTable } from '../../kit/small-table.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './lint.module.css';
import { outcomeTones } from './lint-words.ts';

/** One mall: the result of every rule, and the mall's score over time. */
export function MallLintDrawer({ mallId }: { mallId: number }) {
  const toast = useToast();
  const mayCheck = useMay('malls.decide');
  const { data: mall, error, refetch } = useQuery(reading(getMallLint, { params: { mallId } }));
  const check = useAct(checkMallLint, {
    changes: [getMallLint, listLintMalls, listLintFindings],
    onDone: ({ score }) => toast(`다시 점검했어요. ${score}점이에요`),
  });
  return (
    <Drawer
      title={mall?.mallName ?? '몰'}
      badge={mall?.score != null && <Badge tone={mall.red > 0 ? 'err' : 'ok'}>{mall.score}점</Badge>}
      note={mall?.checkedAt && `${momentText(mall.checkedAt)} 점검`}
      isWide
      actions={
        mayCheck && (
          <Button
            icon={RefreshCw}
            keys="r"
            isBusy={check.isPending}
            onClick={() => check.mutate({ params: { mallId } }, { onError: (error) => toast.error(error) })}
          >
            다시 점검
          </Button>
        )
      }
    >
      {error && !mall && <Failure error={error} what="점검 결과를" retry={() => void refetch()} />}
      {!mall && !error && <RowSkeleton rows={12} columns={2} />}
      {mall && (
        <>
          <Part title="규칙 28개">
            <Rules mall={mall} />
          </Part>
          {mall.days.length > 0 && (
            <Part title="지난 점수">
              <Days days={mall.days} />
            </Part>
          )}
        </>
      )}
    </Drawer>
  );
}

/** A broken rule links to where it is broken. */
function Rules({ mall: { rules, mallId } }: { mall: MallLint }) {
  return (
    <ol className={styles.rules}>
      {rules.map(({ ruleNo, name, duty, outcome, found, whyNot }) => (
        <li key={ruleNo}>
          <span>{ruleNo}</span>
          <div>
            <b>{name}</b>
            <p>{whyNot || duty}</p>
          </div>
          {found > 0 ? (
            <Link
              to={officeScreens.lint}
              search={{ mallId: `is:${mallId}`, rule: `is:${ruleNo}`, state: 'is:OPEN' } as never}
            >
              <Dot tone={outcomeTones[outcome]}>{`${lintOutcomeNames[outcome]} ${found}`}</Dot>
            </Link>
          ) : (
            <Dot tone={outcomeTones[outcome]} isHollow={outcome === 'NOT_CONCERNED'}>
              {lintOutcomeNames[outcome]}
            </Dot>
          )}
        </li>
      ))}
    </ol>
  );
}

function Days({ days }: Pick<MallLint, 'days'>) {
  return (
    <SmallTable
      label="지난 점수"
      ends={3}
      heads={['날', '점수', '수정 필요', '확인 권장']}
      rows={days.toReversed().map(({ day, score, red, amber }) => ({
        key: day,
        cells: [day.replaceAll('-', '.'), `${score}점`, red, amber],
      }))}
    />
  );
}
