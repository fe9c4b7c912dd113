import type { OfficeApplication } from '@mall/contracts/office/applications';
import { discountTypeLabels } from '@mall/domain/wireless-words';
import { grouped, won } from '../../lib/numbers.ts';
import styles from './applications.module.css';

type Props = { application: OfficeApplication };
type Line = { readonly label: string; readonly amount: number; readonly sign?: '−' | '+'; readonly isSum?: true };

/** Both parts of the monthly payment, each expandable to its sums, as signed. */
export function Bill({ application: { sheet } }: Props) {
  const { quote } = sheet;
  const device: readonly Line[] = [
    { label: '출고가', amount: quote.releasePrice },
    { label: '공통지원금', amount: quote.commonSupport, sign: '−' },
    { label: '추가지원금', amount: quote.extraSupport, sign: '−' },
    { label: '할부원금', amount: quote.principal, isSum: true },
    { label: `할부 이자 · 연 ${sheet.annualRatePercent}%`, amount: quote.deviceInterest, sign: '+' },
    { label: `기기 월 납부 · ${quote.instalmentMonths}개월`, amount: quote.deviceMonthly, isSum: true },
  ];
  const plan: readonly Line[] = [
    { label: '요금제', amount: quote.planMonthlyPrice },
    { label: '선택약정 할인', amount: quote.planDiscountMonthly, sign: '−' },
    { label: '요금 월 납부', amount: quote.planMonthly, isSum: true },
  ];
  return (
    <div className={styles.bill}>
      <Lines lines={device} />
      <Lines lines={plan} />
      <p className={styles.total}>
        <span>
          월 예상 납부액 <small>{discountTypeLabels[quote.discountType]} 기준</small>
        </span>
        <b>{won(quote.monthlyTotal)}</b>
      </p>
    </div>
  );
}

/** Lines of zero are left out. */
const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl>
    {lines
      .filter(({ amount, sign }) => sign === undefined || amount > 0)
      .map(({ label, amount, sign, isSum }) => (
        <div key={label} data-sum={isSum}>
          <dt>{label}</dt>
          <dd>
            {sign && `${sign} `}
            {grouped(amount)}
          </dd>
        </div>
      ))}
  </dl>
);

/** Who pays each support, and what is claimed back when the contract ends early. */
export function Supports({ application: { sheet } }: Props) {
  return (
    <ul className={styles.supports}>
      {sheet.supports.map(({ name, payer, amount, way, conditions }) => (
        <li key={name}>
          <b>
            {name} {won(amount)}
          </b>
          <span className={styles.grey}>
            {payer} 부담 · {way}
          </span>
          <p>{conditions}</p>
        </li>
      ))}
      {sheet.supports.length === 0 && <li className={styles.grey}>지원금과 할인이 없어 돌려받을 금액도 없어요</li>}
    </ul>
  );
}
