import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import { formatWon } from '@mall/domain/money';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Timer from 'lucide-react/icons/timer';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { saleMomentText } from '../../../entities/special-sale/sale-moment-text.ts';
import styles from './sale-hint.module.css';

/** A hint that these goods are in a special sale, with a link to it. */
export function SaleHint({ sale }: { sale: SpecialSaleCard }) {
  return (
    <ScreenLink screen="sale" saleNo={sale.saleNo} className={styles.hint}>
      <Timer size={20} strokeWidth={1.75} aria-hidden />
      <span>
        <b>타임특가 {formatWon(sale.salePrice)}</b>
        <small>
          {saleMomentText(sale.endsAt)}까지, 한 분 {sale.mostPerMember}개
        </small>
      </span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </ScreenLink>
  );
}
