import type { TermDetail } from '@mall/contracts/office/terms';
import { koreanDay, termMarks } from '@mall/domain/terms';
import { Badge } from '../../kit/badge.tsx';
import { Part } from '../../kit/page.tsx';
import { momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { stateTones, stateWords } from './term-words.ts';
import styles from './terms.module.css';

type Props = { versions: TermDetail['versions']; shown: number; onShow: (at: number) => void };

/** Every version, the newest first; one of them is open. */
export const Versions = ({ versions, shown, onShow }: Props) => (
  <Part title="버전">
    <ol className={styles.versions}>
      {versions.map(({ no, appliedOn, state, announcedAt, isAdverse, needsConsent, consents }, at) => (
        <li key={no}>
          <button type="button" aria-pressed={at === shown} onClick={() => onShow(at)}>
            <b>{koreanDay(appliedOn)}</b>
            <Badge tone={stateTones[state]} size="sm">
              {stateWords[state]}
            </Badge>
            <small>
              {[
                ...(announcedAt ? [`${momentText(announcedAt)} 알림`] : []),
                ...(isAdverse ? ['불리한 변경'] : []),
                ...(needsConsent ? ['재동의'] : []),
                `동의 ${grouped(consents)}명`,
              ].join(' · ')}
            </small>
          </button>
        </li>
      ))}
    </ol>
  </Part>
);

/** Versions that were announced and withdrawn, with the reasons. */
export const Withdrawn = ({ withdrawn }: Pick<TermDetail, 'withdrawn'>) =>
  withdrawn.length > 0 && (
    <Part title="거둔 알림">
      <ul className={styles.withdrawn}>
        {withdrawn.map(({ appliedOn, announcedAt, withdrawnAt, reason }) => (
          <li key={withdrawnAt}>
            <b>{`${koreanDay(appliedOn)} 시행 예정이던 버전`}</b>
            <span>{reason}</span>
            <small>{`${momentText(announcedAt)} 알림 · ${momentText(withdrawnAt)} 거둠`}</small>
          </li>
        ))}
      </ul>
    </Part>
  );

/** Placeholders for values of each mall. */
export const Marks = () => (
  <Part title="쓸 수 있는 표시">
    <dl className={styles.marks}>
      {Object.entries(termMarks).map(([mark, words]) => (
        <div key={mark}>
          <dt>{mark}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.quiet}>몰마다 제 이름과 주소로 바뀌어 보여요.</p>
  </Part>
);
