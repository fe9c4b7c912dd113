import { formatNumber } from '@mall/domain/money';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { Picture } from '@mall/ui/picture';
import { Skeleton } from '@mall/ui/skeleton';
import { Text } from '@mall/ui/text';
import { josa } from 'es-hangul';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { Compared } from '../../../entities/wireless/compare-shelf.ts';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import type { ComparedPhone, PhoneThere } from '../model/use-compared-phones.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './compared-place.module.css';

type Props = {
  phone: ComparedPhone;
  standing: 'least' | 'odd' | null;
  /** Whether all phones are on equal terms: only then one of them should be applied for. */
  isFair: boolean;
  onTake: (entry: Compared) => void;
};

/** The head of one place: the phone with its picture and price, or why there is none. */
export function ComparedPlace({ phone, standing, isFair, onTake }: Props) {
  const name = phone.state === 'there' ? phone.detail.card.name : '휴대폰';
  return (
    <div className={styles.place}>
      <button type="button" className={styles.take} aria-label={`${name} 빼기`} onClick={() => onTake(phone.entry)}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {phone.state === 'there' && <Phone phone={phone} standing={standing} />}
      {phone.state === 'there' && <ReplacedPlan phone={phone} />}
      {phone.state === 'there' && (
        <div className={styles.apply}>
          <ApplyButton detail={phone.detail} choice={phone.priced.choice} size="md" isQuiet={!isFair} />
        </div>
      )}
      {phone.state === 'pending' && <Skeleton height={220} shape="tile" />}
      {phone.state === 'missing' && <p className={styles.words}>지금은 팔지 않는 휴대폰이에요.</p>}
      {phone.state === 'failed' && (
        <div className={styles.words}>
          <p>불러오지 못했어요.</p>
          <Button size="sm" onClick={phone.retry}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  );
}

function Phone({ phone, standing }: { phone: PhoneThere } & Pick<Props, 'standing'>) {
  const { entry, detail, priced } = phone;
  const { deviceMonthly, planMonthly, monthlyTotal } = priced.quote;
  const toUrl = useImageUrl();
  const { card, colours } = detail;
  const picture = colours.find(({ name }) => name === priced.choice.colour)?.image || card.image;
  return (
    <ScreenLink
      screen="wirelessDetail"
      search={{ ...entry, gdsGrpNo: card.goodsGroupNo, ctgNo: card.categoryNo }}
      className={styles.link}
    >
      <Picture src={toUrl(picture)} alt="" className={styles.picture} sizes="220px" />
      <b className={styles.name}>{card.name}</b>
      <Text as="span" size={13} tone="muted">
        {priced.choice.memory}
      </Text>
      <span className={styles.price}>
        <small>월</small> {formatNumber(monthlyTotal)}
        <small>원</small>
      </span>
      <Text as="span" size={13} tone="muted">
        {`기기\u00a0${formatNumber(deviceMonthly)} +\u00a0요금\u00a0${formatNumber(planMonthly)}`}
      </Text>
      <span className={styles.standing}>
        {standing === 'least' && <Badge tone="brand">가장 낮아요</Badge>}
        {standing === 'odd' && <Badge tone="warn">조건이 달라요</Badge>}
      </span>
      {card.isSoldOut && (
        <Text as="span" size={13} tone="muted">
          품절
        </Text>
      )}
    </ScreenLink>
  );
}

/** A choice stored days ago may be unavailable now: the place shows another plan, and says so. */
function ReplacedPlan({ phone: { replaced, priced } }: { phone: PhoneThere }) {
  const { parts, planReason } = replaced;
  if (parts.length === 0 && !planReason) return null;
  const what = planReason ?? `${josa(parts.join(', '), '은/는')} 지금 고를 수 없어요.`;
  return (
    <p className={styles.replaced}>
      {what} {priced.plan.name} 요금제로 보여 드려요.
    </p>
  );
}

/** A place without a phone yet. */
export function EmptyPlace({ onPick }: { onPick: () => void }) {
  return (
    <button type="button" className={styles.empty} onClick={onPick}>
      <Plus size={24} strokeWidth={1.75} aria-hidden="true" />
      휴대폰 고르기
    </button>
  );
}
