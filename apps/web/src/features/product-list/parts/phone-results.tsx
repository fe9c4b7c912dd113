import { formatNumber, formatWon, formatWonPerMonth } from '@mall/domain/money';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Equal from 'lucide-react/icons/equal';
import { memo } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { conditionWords } from '../../../entities/phone-conditions/condition-words.ts';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import { CompareCheck } from '../../../entities/wireless/compare-check.tsx';
import { useFollowing } from '../../../lib/browser/use-following.ts';
import type { ListedPhone } from '../model/phone-filters.ts';
import { cardOf, choiceBehind } from '../model/priced-phones.ts';
import type { PhoneList } from '../model/use-phone-list.ts';
import { CompareTray } from './compare-tray.tsx';
import styles from './phone-results.module.css';

type Layout = 'column' | 'row';
type Props = { list: PhoneList; className: string | undefined; cardLayout?: Layout };

const skeletonCount = 8;
/** A line of them on the desktop, and more than a phone shows at once. */
const firstCards = 3;

/** The first phones at once; those below, out of sight and half of what a press has to render, one step later. */
function useCards(list: PhoneList) {
  const following = useFollowing(list);
  const cardsOf = ({ phones, conditions, least }: PhoneList) =>
    phones.map((phone) => ({ phone, conditions, isLeast: phone === least }));
  return [...cardsOf(list).slice(0, firstCards), ...cardsOf(following).slice(firstCards)].slice(0, list.phones.length);
}

/** Phones on equal terms, by what they really cost a month. */
export const PhoneResults = memo(function PhoneResults({ list, className, cardLayout = 'column' }: Props) {
  const cards = useCards(list);
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isPending) {
    return (
      <div className={className} aria-busy="true">
        <CardSkeletons count={skeletonCount} shape={cardLayout === 'row' ? 'phoneRow' : 'pricedPhone'} />
      </div>
    );
  }
  const left = list.total - list.phones.length;
  return (
    <>
      <Terms list={list} />
      {list.total === 0 && <NoPhone list={list} />}
      <h2 className="visually-hidden">상품 목록</h2>
      <div className={className} aria-busy={list.isStale}>
        {cards.map((card, index) => (
          // By place: another phone in it costs a few texts and a picture, a new card twice as much.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Phone key={index} {...card} layout={cardLayout} isPriority={index < firstCards} />
        ))}
      </div>
      {left > 0 && (
        <Button size="lg" block className={styles.more} onClick={list.more}>
          더 보기 {list.phones.length} / {list.total}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      <CompareTray cards={list.cardsByNo} />
    </>
  );
});

type PhoneProps = {
  phone: ListedPhone;
  conditions: PhoneConditions;
  isLeast: boolean;
  layout: Layout;
  isPriority: boolean;
};

const Phone = memo(function Phone({ phone, conditions, isLeast, layout, isPriority }: PhoneProps) {
  const { card, price } = phone;
  const choice = addressOf(choiceBehind(price, conditions));
  return (
    <WirelessCard
      phone={cardOf(phone, conditions)}
      distinction={isLeast ? '이 조건에서 가장 낮아요' : undefined}
      layout={layout}
      isPriceAlone
      isPriority={isPriority}
      choice={choice}
    >
      <div className={styles.foot}>
        <span>
          {price.quote.instalmentMonths > price.quote.termMonths ? '모두' : `${price.quote.termMonths}개월`}{' '}
          {formatWon(price.quote.termTotal)}
        </span>
        <CompareCheck name={card.name} entry={{ gdsGrpNo: card.goodsGroupNo, ...choice }} />
      </div>
    </WirelessCard>
  );
});

/** What all sums are based on, and which plans are left out; a new order is announced, too. */
function Terms({ list: { total, least, refused, onePlan, conditions } }: Pick<Props, 'list'>) {
  const what = conditions.leastData > 0 ? '조건에 맞는 요금제' : '가입할 수 있는 요금제';
  return (
    <div className={styles.terms}>
      <p>
        <Equal size={16} strokeWidth={2} aria-hidden="true" />
        <span>
          <b>조건이 같아요.</b> 모두 {conditionWords(conditions)},{' '}
          {onePlan ? `${onePlan} 요금제로 계산했어요.` : `${what} 가운데 가장 낮은 금액으로 계산했어요.`}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {least &&
          `휴대폰 ${formatNumber(total)}개를 다시 계산했어요. 가장 낮은 것은 ${least.card.name}, ${formatWonPerMonth(least.price.quote.monthlyTotal)}이에요.`}
      </p>
      {refused.length > 0 && (
        <details>
          <summary>가입할 수 없는 요금제 {refused.length}개는 뺐어요 · 이유 보기</summary>
          <ul>
            {refused.map(({ plan, reason }) => (
              <li key={plan.planNo}>
                {plan.carrier} {plan.name}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** No phone meets the filters, or no plan the conditions: either way there is a way on. */
function NoPhone({ list: { all, clearFilters } }: Pick<Props, 'list'>) {
  return (
    <Empty
      picture={<ObjectPicture name="objects/emptybox" size={96} />}
      title="조건에 맞는 휴대폰이 없어요"
      action={
        all > 0 && (
          <Button variant="weak" onClick={clearFilters}>
            필터 모두 지우기
          </Button>
        )
      }
    >
      {all > 0
        ? '필터를 줄이면 더 많은 휴대폰을 볼 수 있어요.'
        : '통신사나 데이터를 바꾸면 가입할 수 있는 요금제가 있어요.'}
    </Empty>
  );
}
