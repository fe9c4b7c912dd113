import { findCompany, type KnownCompany } from '@mall/contracts/office/mall-opening';
import { isBusinessNumber } from '@mall/domain/business-number';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './malls.module.css';

type Props = { businessNumber: string; isFilled: boolean; onFill: (company: KnownCompany) => void };

/** The company that already runs another mall under this number: its known data need not be typed again. */
export function KnownCompanyOffer({ businessNumber, isFilled, onFill }: Props) {
  const mayAsk = useMay('malls.write') && !isFilled && isBusinessNumber(businessNumber);
  const { data } = useQuery({ ...reading(findCompany, { query: { businessNumber } }), enabled: mayAsk });
  const company = mayAsk ? data?.company : null;
  if (!company) return null;
  return (
    <p className={styles.known} role="status">
      <span>{`이미 몰을 운영하는 ‘${company.company}’의 번호예요.`}</span>
      <Button size="sm" onClick={() => onFill(company)}>
        나머지 채우기
      </Button>
    </p>
  );
}
