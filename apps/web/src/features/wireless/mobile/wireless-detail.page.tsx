import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { inTenThousands } from '@mall/domain/money';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { MonthlyPrice } from '@mall/ui/monthly-price';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { ProductCarousel } from '../../../entities/product/product-carousel.tsx';
import { ShareButton } from '../../../entities/product/share-button.tsx';
import type { WirelessAddress } from '../../../entities/wireless/wireless-params.ts';
import { paymentWords } from '../model/choice-words.ts';
import { useWireless, type Wireless } from '../model/use-wireless.ts';
import { useWirelessDetail } from '../model/use-wireless-detail.ts';
import { Benefits } from '../parts/benefits.tsx';
import { CompareButton } from '../parts/compare-button.tsx';
import { DetailConditions } from '../parts/detail-conditions.tsx';
import { Leaving } from '../parts/leaving.tsx';
import { ProductInformation } from '../parts/product-information.tsx';
import { ReplacedNote } from '../parts/replaced-note.tsx';
import { Windows } from '../parts/windows.tsx';
import { Block } from './block.tsx';
import { BuyBar } from './buy-bar.tsx';
import { MonthlySum } from './monthly-sum.tsx';
import { Options } from './options.tsx';
import styles from './wireless-detail.module.css';
import { WirelessSkeleton } from './wireless-skeleton.tsx';

// Not essential: what fails to load is requested again with the next page.
const Related = memo(
  lazy<ComponentType<{ detail: WirelessDetail }>>(() =>
    import('./related.tsx').then(
      (file) => ({ default: file.Related }),
      () => ({ default: () => null }),
    ),
  ),
);

type Props = { address: WirelessAddress };

/** A phone with its plans on the mobile site (R2.11). */
export function WirelessDetailPage({ address }: Props) {
  return (
    <>
      <PageTopBar title="휴대폰">
        <ShareButton />
      </PageTopBar>
      <Shown address={address} />
    </>
  );
}

function Shown({ address }: Props) {
  const { detail, isMissing, error, retry } = useWirelessDetail(address.gdsGrpNo ?? '');
  if (isMissing) return <NotFoundPage />;
  if (detail) return <Phone detail={detail} address={address} />;
  return error ? <ErrorNotice error={error} onRetry={retry} /> : <WirelessSkeleton />;
}

function Phone({ detail, address }: Props & { detail: WirelessDetail }) {
  const wireless = useWireless(detail, address);
  const { card } = detail;
  const { priced } = wireless;
  return (
    <>
      <ProductCarousel
        name={card.name}
        pictures={wireless.pictures}
        wanted={wireless.chosenPicture}
        stickers={card.stickers}
        isSoldOut={card.isSoldOut}
      />
      <Heading wireless={wireless} />
      <DetailConditions wireless={wireless} />
      <Options wireless={wireless} />
      {priced && <MonthlySum wireless={wireless} priced={priced} />}
      {priced && (
        <Block title="중간에 해지하면 얼마를 내야 하나요?">
          <Leaving detail={detail} priced={priced} />
        </Block>
      )}
      <Block title="상품 정보">
        <ProductInformation detail={detail} />
      </Block>
      <Suspense>
        <Related detail={detail} />
      </Suspense>
      {priced && <BuyBar wireless={wireless} priced={priced} />}
      <Windows wireless={wireless} />
    </>
  );
}

function Heading({ wireless }: { wireless: Wireless }) {
  const { detail, choice, priced, replaced } = wireless;
  const { card, summary } = detail;
  const counts = { NEW: card.newCount, TRANSFER: card.transferCount, CHANGE: card.changeCount };
  return (
    <header className={`${styles.block} ${styles.heading}`}>
      <div>
        <span className={styles.tag}>{card.tag}</span>
        <h2 className={styles.name}>{card.name}</h2>
        <Text tone="muted">{summary}</Text>
      </div>
      {priced && (
        <Row align="center" justify="between" wraps gap={8}>
          <MonthlyPrice
            size="lg"
            amount={priced.quote.monthlyTotal}
            deviceAmount={priced.quote.deviceMonthly}
            planAmount={priced.quote.planMonthly}
          />
          <p className={styles.choice}>{paymentWords(priced)}</p>
          <Badge tone="brand" size="lg">
            {joinTypeLabels[choice.joinType].title} {inTenThousands(counts[choice.joinType])}명
          </Badge>
        </Row>
      )}
      {card.isSoldOut && <Note tone="warn">지금은 품절이에요. 요금은 미리 계산해 볼 수 있어요.</Note>}
      <ReplacedNote replaced={replaced} />
      <Row align="center" gap={16} className={styles.tools}>
        <CompareButton wireless={wireless} size="md" />
        <Button size="md" variant="text" render={<ScreenLink screen="wirelessCompare" />}>
          비교함 보기
        </Button>
      </Row>
      <Benefits card={card} />
    </header>
  );
}
