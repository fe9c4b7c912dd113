import { Chip } from '@mall/ui/chip';
import { Row } from '@mall/ui/row';
import X from 'lucide-react/icons/x';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './filters.module.css';

type Chosen = { readonly label: string; readonly to: MallAddress };
type Props = {
  chosen: readonly Chosen[];
  toAll: MallAddress;
  /** In a line with other content, without a background of its own. */
  isInline?: boolean;
};

/** The active filters, each a link to the list without it. */
export function ChosenBar({ chosen, toAll, isInline = false }: Props) {
  if (chosen.length === 0) return null;
  return (
    <Row
      as="section"
      align="center"
      wraps
      gap={6}
      {...(!isInline && ({ padding: '12 14', marginBottom: 24, surface: 'tint' } as const))}
      aria-label="적용한 필터"
    >
      {chosen.map(({ label, to }) => (
        <Chip
          key={label}
          size="sm"
          render={<MallLink to={to} isExact resetScroll={false} aria-label={`${label} 필터 지우기`} />}
        >
          {label}
          <X size={14} strokeWidth={1.75} aria-hidden />
        </Chip>
      ))}
      <MallLink to={toAll} isExact resetScroll={false} className={styles.clear}>
        모두 지우기
      </MallLink>
    </Row>
  );
}
