import { Row } from '@mall/ui/row';
import X from 'lucide-react/icons/x';
import type { SearchBoxModel } from '../model/use-search-box.ts';
import { RecentWordsTools } from '../parts/recent-words-tools.tsx';
import styles from './recent-words.module.css';

/** 최근 검색어: one press searches again; single words or all can be deleted, and storing them can be switched off. */
export function RecentWords({ box }: { box: SearchBoxModel }) {
  const { recent } = box;
  if (recent.isOn && recent.words.length === 0) return null;
  return (
    <section className={styles.recent} aria-label="최근 검색어">
      <Row align="center" justify="between">
        <h3>최근 검색어</h3>
        <RecentWordsTools recent={recent} />
      </Row>
      {recent.words.length > 0 && (
        <ul>
          {recent.words.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => box.take(word)}>
                {word}
              </button>
              <button type="button" aria-label={`${word} 최근 검색어에서 지우기`} onClick={() => recent.remove(word)}>
                <X size={16} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
