import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import type { SearchBoxModel } from '../model/use-search-box.ts';
import styles from './recent-words-tools.module.css';

/** Deletes all recent words, and switches them off or on for this device. */
export function RecentWordsTools({ recent }: Pick<SearchBoxModel, 'recent'>) {
  return (
    <Row align="center" gap={16} className={styles.tools}>
      {!recent.isOn && (
        <Text size={13} tone="muted">
          검색어를 저장하지 않고 있어요.
        </Text>
      )}
      {recent.words.length > 0 && (
        <button type="button" onClick={recent.clear}>
          전체 삭제
        </button>
      )}
      <button type="button" onClick={() => recent.turn(!recent.isOn)}>
        {recent.isOn ? '저장 끄기' : '저장 켜기'}
      </button>
    </Row>
  );
}
