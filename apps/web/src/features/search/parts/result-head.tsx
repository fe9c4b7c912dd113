import { formatNumber } from '@mall/domain/money';
import { Chip } from '@mall/ui/chip';
import { Row } from '@mall/ui/row';
import Plus from 'lucide-react/icons/plus';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { resultTitle } from '../model/result-title.ts';
import type { SearchResults } from '../model/use-search-results.ts';
import styles from './result-head.module.css';

type Props = { search: SearchResults; headingLevel: 1 | 2 };

/** What was searched and how much was found, with keywords that narrow it further. */
export function ResultHead({ search: { keywords, result, related }, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading className={styles.title}>
        {resultTitle(keywords).map(({ text, isKeyword }) => (isKeyword ? <em key={text}>{text}</em> : text))}
        {/* The space comes with the number: on its own it would count as a layout shift. */}
        <span role="status">{result && ` ${formatNumber(result.total)}개`}</span>
      </Heading>
      {related.length > 0 && (
        <Row as="nav" align="center" gap={8} className={styles.related} aria-label="함께 찾는 키워드">
          <span>함께 찾는 키워드</span>
          {related.map(({ name, to }) => (
            <Chip key={name} size="sm" render={<MallLink to={to} />}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              {name}
            </Chip>
          ))}
        </Row>
      )}
    </div>
  );
}
