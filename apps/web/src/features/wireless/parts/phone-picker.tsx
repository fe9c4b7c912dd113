import type { WirelessCard } from '@mall/contracts/wireless';
import { formatWonPerMonth } from '@mall/domain/money';
import { Badge } from '@mall/ui/badge';
import { Picture } from '@mall/ui/picture';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { TextField } from '@mall/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { allPhonesQuery } from '../../../entities/wireless/all-phones.query.ts';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import styles from './phone-picker.module.css';

type Props = { taken: readonly string[]; onPick: (phone: WirelessCard) => void };

/** The mall's phones to choose from, filtered by name; those that are already compared cannot be chosen. */
export function PhonePicker({ taken, onPick }: Props) {
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(allPhonesQuery());
  const toUrl = useImageUrl();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} shape="tile" />;
  const wanted = words.trim().toLowerCase();
  const found = data.wirelessProducts.filter(({ name, brandName }) =>
    `${brandName} ${name}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap={12} className={styles.picker}>
      <TextField
        label="휴대폰 이름"
        isLabelHidden
        placeholder="휴대폰 이름으로 찾기"
        leading={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        isClearable
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className={styles.none}>‘{words.trim()}’에 맞는 휴대폰이 없어요.</p>}
      <ul>
        {found.map((phone) => (
          <li key={phone.goodsGroupNo}>
            <button
              type="button"
              className={styles.phone}
              disabled={taken.includes(phone.goodsGroupNo)}
              onClick={() => onPick(phone)}
            >
              <Picture src={toUrl(phone.image)} alt="" className={styles.picture} sizes="64px" />
              <span className={styles.name}>
                {phone.name}
                <small>
                  {phone.price.memory} · {phone.price.planName}
                </small>
              </span>
              {taken.includes(phone.goodsGroupNo) ? (
                <Badge>비교 중</Badge>
              ) : (
                <span className={styles.price}>{formatWonPerMonth(phone.price.totalPrice)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
