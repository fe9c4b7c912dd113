import { starWords } from '@mall/domain/customer-review-words';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { ErrorText } from '../../../components/error-text.tsx';
import styles from './star-choice.module.css';

type Props = { value: number; onChange: (stars: number) => void; error: string | undefined };

/** One to five stars: the browser's radio buttons, so arrow keys move between them. */
export function StarChoice({ value, onChange, error }: Props) {
  const name = useId();
  return (
    <div data-invalid={error ? true : undefined}>
      <div className={styles.stars} role="radiogroup" aria-label="별점">
        {starWords.map((words, index) => (
          <label key={words} className={styles.star} data-on={index < value || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              aria-label={`${index + 1}점, ${words}`}
            />
            <Star size={40} aria-hidden />
          </label>
        ))}
      </div>
      <p className={styles.words} aria-hidden>
        {starWords[value - 1] ?? '별을 눌러 주세요'}
      </p>
      <ErrorText isAnnounced>{error}</ErrorText>
    </div>
  );
}
