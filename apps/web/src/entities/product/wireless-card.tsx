import type { WirelessCard as Wireless } from '@mall/contracts/wireless';
import { readBenefitLine } from '@mall/domain/benefit-line';
import { formatNumber, inTenThousands } from '@mall/domain/money';
import { discountTypeLabels, instalmentWords, joinTypeLabels, withDots } from '@mall/domain/wireless-words';
import { Text } from '@mall/ui/text';
import Gift from 'lucide-react/icons/gift';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { FavouriteHeart } from '../favourite/favourite-heart.tsx';
import type { WirelessAddress } from '../wireless/wireless-params.ts';
import { ColourDots } from './colour-dots.tsx';
import { ProductTile } from './product-tile.tsx';
import styles from './wireless-card.module.css';

type Props = {
  phone: Wireless;
  isPriority?: boolean;
  layout?: 'column' | 'row';
  /** Shown instead of the tag, and highlighted. */
  distinction?: string | undefined;
  /** In a list that states the terms of all its prices once, and compares only prices on these terms. */
  isPriceAlone?: boolean;
  /** The choice on the linked phone's page. */
  choice?: WirelessAddress;
  /** Below the card's link. */
  children?: ReactNode;
};

function BenefitLine({ line }: { line: string }) {
  return readBenefitLine(line).map(({ text, isHighlighted }) =>
    isHighlighted ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
  );
}

function Benefits({ phone: { benefitLine1, benefitLine2 } }: { phone: Wireless }) {
  return (
    <ul className={styles.benefits}>
      {benefitLine1 !== '' && (
        <li>
          <Gift size={14} strokeWidth={1.75} aria-hidden />
          <span>
            <BenefitLine line={benefitLine1} />
          </span>
        </li>
      )}
      {benefitLine2 !== '' && (
        <li>
          <ShieldCheck size={14} strokeWidth={1.75} aria-hidden />
          <span>
            <BenefitLine line={benefitLine2} />
          </span>
        </li>
      )}
    </ul>
  );
}

function JoinCounts({ phone: { newCount, transferCount, changeCount } }: { phone: Wireless }) {
  const counts = [
    ['신규', newCount],
    ['번호이동', transferCount],
    ['기기변경', changeCount],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{inTenThousands(count)}명</dd>
        </div>
      ))}
    </dl>
  );
}

/** A phone in a list (R3.08): its monthly sum with its parts, and how many people joined by each joining type. */
export function WirelessCard({ phone, isPriority = false, layout = 'column', isPriceAlone = false, ...rest }: Props) {
  const { distinction, choice, children } = rest;
  const { price } = phone;
  const isShort = isPriceAlone && layout === 'row';
  return (
    <article className={styles.card} data-layout={layout} data-sold-out={phone.isSoldOut || undefined}>
      <ScreenLink
        screen="wirelessDetail"
        search={{ ctgNo: phone.categoryNo, gdsGrpNo: phone.goodsGroupNo, ...choice }}
        className={styles.link}
      >
        <ProductTile
          image={phone.image}
          stickers={phone.stickers}
          isSoldOut={phone.isSoldOut}
          isPriority={isPriority}
          {...(layout === 'column' && { ratio: isPriceAlone ? 1.36 : 1.08 })}
          isFlush
          sizes={layout === 'row' ? '120px' : '(max-width: 480px) 220px, 230px'}
        />
        <div className={styles.body}>
          <p className={styles.top}>
            <span className={styles.tag} data-distinction={distinction ? true : undefined}>
              {distinction ?? phone.tag}
            </span>
            {isShort || <ColourDots colours={phone.colours} />}
          </p>
          <h3 className={styles.name}>{phone.name}</h3>
          <Text variant="caption" tone="muted" marginTop={4}>
            {withDots([price.memory, price.planName, discountTypeLabels[price.discountType]])}
          </Text>
          {!isPriceAlone && <Benefits phone={phone} />}
          <div className={styles.price}>
            <p className={styles.monthly}>
              <span>월</span>
              {formatNumber(price.totalPrice)}
              <small>원</small>
            </p>
            <Text variant="small" tone="muted" marginTop={2}>
              기기 {formatNumber(price.devicePrice)} + 요금 {formatNumber(price.planPrice)}
            </Text>
            {!isPriceAlone && (
              <Text variant="small" tone="muted" marginTop={2}>
                {joinTypeLabels[price.joinType].title} · {instalmentWords(price.instalmentMonths)}
              </Text>
            )}
          </div>
        </div>
        {!isPriceAlone && <JoinCounts phone={phone} />}
      </ScreenLink>
      {children}
      <FavouriteHeart
        // A card that becomes another phone's does not keep the heart.
        key={phone.goodsGroupNo}
        productNo={phone.goodsGroupNo}
        name={phone.name}
        isFavourite={phone.isFavourite}
      />
    </article>
  );
}
