import { formatNumber } from '@mall/domain/money';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { PriceFields } from '../../../entities/filters/price-filter.tsx';
import { FoundCount } from '../../../entities/phone-conditions/found-count.tsx';
import type { PhoneList } from '../model/use-phone-list.ts';
import styles from './phone-filter-chips.module.css';
import {
  type ChoiceGroup,
  Choices,
  choiceGroups,
  chosenOf,
  filterTitles,
  sumsOf,
  useFacets,
} from './phone-filter-fields.tsx';

type Group = ChoiceGroup | 'price';
type Props = { list: PhoneList };

const manWon = 10_000;
const manText = (won: number) => `${formatNumber(won / manWon)}만원`;

/** The filters of phones on the mobile site: one chip per part, which opens only that part in a sheet. */
export function PhoneFilterChips({ list }: Props) {
  const [opened, setOpened] = useState<Group>('price');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { address, filter, filterBy, narrow, total } = list;
  const hasRange = address.min !== undefined || address.max !== undefined;
  const clear = () => {
    if (opened === 'price') return narrow({ min: undefined, max: undefined });
    filterBy({ ...filter, [opened]: undefined });
  };
  return (
    <>
      <fieldset className={styles.chips} aria-label="필터">
        {(['price', ...choiceGroups] as const).map((group) => {
          const count = group === 'price' ? Number(hasRange) : chosenOf(list, group).length;
          return (
            <Chip
              key={group}
              isOn={count > 0}
              aria-haspopup="dialog"
              onClick={() => {
                setOpened(group);
                setOpen(true);
              }}
            >
              {group === 'price' && <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
              {filterTitles[group]}
              {count > 0 && group !== 'price' && ` ${count}`}
              {count > 0 && <span className="visually-hidden">{group === 'price' ? ' 적용' : '개 적용'}</span>}
              {group !== 'price' && <ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
            </Chip>
          );
        })}
      </fieldset>
      <BottomSheet
        title={filterTitles[opened]}
        isOpen={isOpen}
        onClose={close}
        action={
          <Button variant="text" size="sm" onClick={clear}>
            초기화
          </Button>
        }
        footer={
          <>
            <FoundCount {...list} />
            <Button variant="primary" disabled={total === 0} onClick={close}>
              {formatNumber(total)}개 보기
            </Button>
          </>
        }
      >
        <Opened list={list} group={opened} />
      </BottomSheet>
    </>
  );
}

function Opened({ list, group }: Props & { group: Group }) {
  const facets = useFacets(list);
  if (group === 'price') return <MonthlySums {...sumsOf(list, facets)} />;
  return <Choices list={list} facets={facets} group={group} />;
}

/** The range as text, with a slider, input fields, and three upper limits as buttons. */
function MonthlySums(sums: ReturnType<typeof sumsOf>) {
  const { prices, range, onChange } = sums;
  const least = range.minimum ?? prices.minimum;
  const most = range.maximum ?? prices.maximum;
  const steps = [0.25, 0.5, 0.75].map(
    (part) => Math.ceil((prices.minimum + (prices.maximum - prices.minimum) * part) / manWon) * manWon,
  );
  const shown = [...new Set(steps)].filter((step) => step < prices.maximum);
  return (
    <Stack gap={16}>
      <div>
        <Text size={13} tone="muted">
          기기값과 요금을 더한 금액이에요
        </Text>
        <p className={styles.range}>
          {formatNumber(least)}원 ~ {formatNumber(most)}원
        </p>
      </div>
      <div>
        <PriceFields {...sums} />
      </div>
      <div className={styles.steps}>
        {shown.map((step) => (
          <Chip
            key={step}
            variant="option"
            isOn={range.minimum === undefined && range.maximum === step}
            onClick={() => onChange({ minimum: undefined, maximum: step })}
          >
            {manText(step)} 이하
          </Chip>
        ))}
      </div>
    </Stack>
  );
}
