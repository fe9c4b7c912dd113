import type { OfficeApplication } from '@mall/contracts/office/applications';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Hourglass from 'lucide-react/icons/hourglass';
import { Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { momentText } from '../../lib/moments.ts';
import { checkWords } from './application-words.ts';
import styles from './applications.module.css';
import type { ApplicationMoves } from './use-application-moves.ts';

type Check = OfficeApplication['checks'][number];
type Props = { application: OfficeApplication; moves: ApplicationMoves };

const signs = {
  passed: { icon: CircleCheck, tone: 'ok', word: '확인함' },
  open: { icon: Hourglass, tone: 'warn', word: '아직' },
  failed: { icon: CircleAlert, tone: 'err', word: '문제 있음' },
} as const;

/** The checks required before the application moves on; staff answer the manual ones here. */
export function Checks({ application, moves }: Props) {
  return (
    <ul className={styles.checks}>
      {application.checks.map((check) => (
        <CheckLine key={check.kind} check={check} {...(application.mayCheck && { moves })} />
      ))}
    </ul>
  );
}

export const passedOf = ({ checks }: OfficeApplication): string =>
  `${checks.length}개 중 ${checks.filter(({ result }) => result === 'passed').length}개`;

function CheckLine({ check, moves }: { check: Check; moves?: ApplicationMoves }) {
  const { kind, result, at, who } = check;
  const { icon: Icon, tone, word } = signs[result];
  const isByHand = kind === 'ARREARS' || kind === 'ID_CARD';
  const answer = (isPassed: boolean) => () => isByHand && moves?.check({ kind, isPassed });
  return (
    <li>
      <Toned tone={tone}>
        <Icon size={16} strokeWidth={1.75} aria-label={word} />
      </Toned>
      <span>
        {checkWords[kind]}
        <small>{[who, at && momentText(at)].filter(Boolean).join(' · ')}</small>
      </span>
      {isByHand && moves && (
        <span className={styles.end}>
          {result !== 'passed' && (
            <Button size="sm" isBusy={moves.isChecking} onClick={answer(true)}>
              {kind === 'ARREARS' ? '미납 없음' : '진위 확인함'}
            </Button>
          )}
          {result !== 'failed' && (
            <Button size="sm" variant="ghost" isBusy={moves.isChecking} onClick={answer(false)}>
              문제 있음
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
