import type { Corner } from '@mall/contracts/corner';
import { Button } from '@mall/ui/button';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Wrench from 'lucide-react/icons/wrench';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { SubscriptionCard } from '../../../entities/product/subscription-card.tsx';
import { useSubscriptionCards } from '../model/use-corner-cards.ts';
import { subscriptionPromise } from '../parts/subscription-words.ts';
import styles from './home.module.css';

const shownProducts = 3;
const icons = [CalendarCheck, Wrench, ReceiptText] as const;

/** Three subscription products on a band of the mall's tint. */
export function SubscriptionBand({ corner }: { corner: Corner | undefined }) {
  const { cards, isPending } = useSubscriptionCards(corner);
  if (!corner || (!isPending && cards.length === 0)) return null;
  return (
    <section className={styles.band} aria-label="구독·렌탈">
      <div className={`${styles.wrap} ${styles.bandInside}`}>
        <div>
          <h2 className={styles.bandTitle}>{subscriptionPromise.title}</h2>
          <p className={styles.bandText}>{subscriptionPromise.text}</p>
          <ul className={styles.bandPoints}>
            {subscriptionPromise.points.map((point, index) => {
              const Icon = icons[index] ?? CalendarCheck;
              return (
                <li key={point}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  {point}
                </li>
              );
            })}
          </ul>
          <Button
            variant="primary"
            size="lg"
            className={styles.bandAction}
            render={<MallLink to={corner.link || '/subs/subsList'} />}
          >
            구독·렌탈 둘러보기
          </Button>
        </div>
        <div className={styles.bandCards}>
          {isPending && <CardSkeletons count={shownProducts} />}
          {cards.slice(0, shownProducts).map((product) => (
            <SubscriptionCard key={product.subscriptionNo} product={product} />
          ))}
        </div>
      </div>
    </section>
  );
}
