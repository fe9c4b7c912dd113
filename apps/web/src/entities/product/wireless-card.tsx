import type { WirelessCard as Wireless } from '@mall/contracts/wireless';
import { readBenefitLine } from '@mall/domain/benefit-line';
import { formatNumber, inTenThousands } from '@mall/domain/money';
import { discountTypeLabels, instalmentWords, joinTypeLabels } from '@mall/domain/wireless-words';
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
  /** Said in place of the tag, and marked. */
  distinction?: string | undefined;
  /** What is chosen on the phone's page that it leads to. */
  choice?: WirelessAddress;
  /** Below the card's link. */
  children?: ReactNode;
};

function BenefitLine({ line }: { line: string }) {
  return readBenefitLine(line).map(({ text, isHighlighted }) =>
    isHighlighted ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
  );
}

/** A phone in a list (R3.08): its monthly sum with what it is made of, and how many joined in each way. */
export function WirelessCard({ phone, isPriority = false, layout = 'column', distinction, choice, children }: Props) {
  const { price } = phone;
  const counts = [
    ['신규', phone.newCount],
    ['번호이동', phone.transferCount],
    ['기기변경', phone.changeCount],
  ] as const;
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
          {...(layout === 'column' && { ratio: 1.08 })}
          isFlush
          sizes={layout === 'row' ? '120px' : '(max-width: 480px) 220px, 230px'}
        />
        <div className={styles.body}>
          <p className={styles.top}>
            <span className={styles.tag} data-distinction={distinction ? true : undefined}>
              {distinction ?? phone.tag}
            </span>
            <ColourDots colours={phone.colours} />
          </p>
          <h3 className={styles.name}>{phone.name}</h3>
          <Text variant="caption" tone="muted" marginTop={4}>
            {price.memory} · {price.planName} · {discountTypeLabels[price.discountType]}
          </Text>
          <ul className={styles.benefits}>
            {phone.benefitLine1 !== '' && (
              <li>
                <Gift size={14} strokeWidth={1.75} aria-hidden />
                <span>
                  <BenefitLine line={phone.benefitLine1} />
                </span>
              </li>
            )}
            {phone.benefitLine2 !== '' && (
              <li>
                <ShieldCheck size={14} strokeWidth={1.75} aria-hidden />
                <span>
                  <BenefitLine line={phone.benefitLine2} />
                </span>
              </li>
            )}
          </ul>
          <div className={styles.price}>
            <p className={styles.monthly}>
              <span>월</span>
              {formatNumber(price.totalPrice)}
              <small>원</small>
            </p>
            <Text variant="small" tone="muted" marginTop={2}>
              기기 {formatNumber(price.devicePrice)} + 요금 {formatNumber(price.planPrice)}
            </Text>
            <Text variant="small" tone="muted" marginTop={2}>
              {joinTypeLabels[price.joinType].title} · {instalmentWords(price.instalmentMonths)}
            </Text>
          </div>
        </div>
        <dl className={styles.counts}>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{inTenThousands(count)}명</dd>
            </div>
          ))}
        </dl>
      </ScreenLink>
      {children}
      <FavouriteHeart productNo={phone.goodsGroupNo} name={phone.name} isFavourite={phone.isFavourite} />
    </article>
  );
}
