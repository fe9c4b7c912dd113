import type { Corner } from '@mall/contracts/corner';
import { Chip } from '@mall/ui/chip';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { WirelessCard } from '../../../entities/product/wireless-card.tsx';
import { usePhoneCards } from '../model/use-corner-cards.ts';
import { usePhoneFilter } from '../model/use-phone-filter.ts';
import styles from './home.module.css';

const shownPhones = 4;

/** The phones that most people joined with, filtered by the chips beside the title. */
export function Phones({ corner }: { corner: Corner | undefined }) {
  const { cards, isPending } = usePhoneCards(corner);
  const filter = usePhoneFilter(cards);
  if (!corner || (!isPending && cards.length === 0)) return null;
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label={corner.title}>
      <SectionHead title={corner.title} subtitle={corner.subtitle}>
        <div className={styles.chips}>
          {filter.choices.map((choice) => (
            <Chip key={choice} isOn={choice === filter.chosen} onClick={() => filter.choose(choice)}>
              {choice}
            </Chip>
          ))}
        </div>
      </SectionHead>
      <div className={styles.phones}>
        {isPending && <CardSkeletons count={shownPhones} shape="phone" />}
        {filter.shown.slice(0, shownPhones).map((phone) => (
          <WirelessCard key={phone.goodsGroupNo} phone={phone} />
        ))}
      </div>
    </section>
  );
}
