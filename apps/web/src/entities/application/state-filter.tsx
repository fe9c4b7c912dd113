import { Select } from '@mall/ui/select';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import { useMallNavigate } from '../../lib/routing/use-mall-navigate.ts';
import styles from './state-filter.module.css';

type Props = {
  /** Every state, as named in the list. */
  readonly labels: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
  /** The link to the list of one state, or of all. */
  readonly listOf: (state: string | undefined) => MallAddress;
};

/** Filters a list by a state as soon as it is chosen; the state is in the address, so the back button works. */
export function StateFilter({ labels, chosen = '', listOf }: Props) {
  const navigate = useMallNavigate();
  const options = [
    { value: '', label: '전체 상태' },
    ...Object.entries(labels).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Select
      label="신청 상태"
      isLabelHidden
      size="sm"
      className={styles.filter}
      options={options}
      value={chosen}
      onChange={({ target: { value } }) => void navigate(listOf(value || undefined))}
    />
  );
}
