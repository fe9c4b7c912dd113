import type { TermCode } from '@mall/contracts/codes';
import type { Reconsent } from '@mall/contracts/reconsent';
import { termLabel } from '@mall/domain/term-words';
import { fillTermMarks, inForceOn, koreanDay } from '@mall/domain/terms';
import { articleChanges, howChanged } from '@mall/domain/terms-notice';
import { changedWords } from '@mall/domain/words-of';
import { useQuery } from '@tanstack/react-query';
import { termsQuery } from '../../../entities/terms/terms.query.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './reconsent.module.css';

type Changed = Omit<Reconsent, 'termCode'> & { readonly termCode: TermCode };

/** The first day, and the differences, article by article and word by word. */
export function TermChange({ term }: { term: Changed }) {
  const changes = useChanges(term);
  return (
    <section className={styles.term}>
      <h3>{termLabel(term.termCode)}</h3>
      <p>{`${koreanDay(term.appliedOn)}부터 시행${term.isDue ? '했어요' : '해요'}.`}</p>
      {changes.length > 0 && (
        <details>
          <summary>{`바뀐 곳 ${changes.length}군데 보기`}</summary>
          <ul>
            {changes.map((change) => (
              <li key={change.heading}>
                <b>{change.heading || '머리말'}</b>
                <small>{howChanged(change)}</small>
                <ChangedWords before={change.before ?? ''} after={change.after ?? ''} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Compared with the version agreed to; for members who agreed to none, everything is new and is behind 보기. */
function useChanges({ termCode, appliedOn, agreedOn }: Changed) {
  const { mall } = useMall();
  // A page that has been open for long may not know this new version.
  const { data = [] } = useQuery({ ...termsQuery(termCode), staleTime: 0 });
  const after = data.find((version) => version.appliedOn === appliedOn);
  const before = agreedOn === null ? undefined : inForceOn(data, agreedOn);
  if (!before || !after) return [];
  return articleChanges(fillTermMarks(before.html, mall), fillTermMarks(after.html, mall));
}

function ChangedWords({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.words}>
      {changedWords(before, after).map(({ text, mark }, at) => {
        const Mark = mark ?? 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
        return <Mark key={at}>{text}</Mark>;
      })}
    </p>
  );
}
