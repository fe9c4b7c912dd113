import Search from 'lucide-react/icons/search';
import styles from './chip-field.module.css';

type Suggestion = { text: string; kind: 'keyword' | 'brand' | 'category' | 'product' };
type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  typed: string;
  marked: number;
  onTake: (text: string) => void;
};

const kindLabels: Record<Suggestion['kind'], string> = {
  keyword: '',
  brand: '브랜드',
  category: '카테고리',
  product: '상품',
};

/** What the typed beginning may become; the part already typed stands out. */
export function SuggestionList({ id, suggestions, typed, marked, onTake }: Props) {
  return (
    <div id={id} role="listbox" aria-label="검색어 제안" className={styles.list}>
      {suggestions.map(({ text, kind }, index) => (
        // The field keeps the focus and its keys move the mark, as a combobox does.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div
          key={`${kind}-${text}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(text)}
        >
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <span>
            {text.startsWith(typed) ? (
              <>
                <b>{typed}</b>
                {text.slice(typed.length)}
              </>
            ) : (
              text
            )}
          </span>
          {kindLabels[kind] !== '' && <em>{kindLabels[kind]}</em>}
        </div>
      ))}
    </div>
  );
}
